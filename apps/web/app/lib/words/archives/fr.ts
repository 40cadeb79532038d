// French texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'Les archives sont réservées aux administrateurs',
  onlyAdministratorsMore: 'Un administrateur de votre entreprise exporte ici ses données.',
  notStarted: 'L’archive n’a pas pu être lancée',
  sendingArchive: 'Envoi de l’archive',
  archivesNoun: 'archives',
  archives: 'Archives',
  archive: 'Archive',
  export: 'Exporter',
  exportAll: 'Tout exporter',
  exportAllMore:
    'Tout ce qui est à l’entreprise dans un fichier zip : commandes, adresses, destinataires, flotte, chauffeurs et paramètres, plans, tournées et positions, messages, e-mails, membres, factures et journal d’audit, fichiers, photos et signatures. Sans mots de passe ni clés.',
  writeArchive: 'Créer l’archive',
  import: 'Importer',
  importArchive: 'Importer une archive',
  importArchiveMore:
    'Dans une entreprise vide, de cette installation ou d’une autre. Les commandes en route reviennent ouvertes.',
  chooseArchive: 'Choisir l’archive',
  rowsOf: '{done} lignes sur {total}',
  writing: 'Création de l’archive',
  reading: 'Lecture de l’archive',
  notDownloaded: 'L’archive n’a pas pu être téléchargée',
  writtenAt: 'Créée : {time}',
  importedAt: 'Importée : {time}',
  failed: 'échec',
  sevenDays: 'Le fichier a été gardé sept jours.',
  download: 'Télécharger, {size}',
  orderCount: '{count, plural, one {# commande} other {# commandes}}',
  vehicleCount: '{count, plural, one {# véhicule} other {# véhicules}}',
  driverCount: '{count, plural, one {# chauffeur} other {# chauffeurs}}',
  depotCount: '{count, plural, one {# dépôt} other {# dépôts}}',

  // Closing
  closeCompany: 'Fermer l’entreprise',
  closeCompanyMore:
    'Son archive est d’abord créée. Puis ses membres perdent l’accès, et les tournées envoyées vont à leur terme. Les administrateurs peuvent télécharger l’archive pendant 30 jours ; ensuite tout est supprimé sauf les factures.',
  closeQuestion: 'Fermer l’entreprise ?',
  closeEffect:
    'Dès maintenant plus personne de l’entreprise ne peut travailler. Sous 30 jours, le propriétaire de la plateforme peut la rouvrir ; ensuite personne.',
  keepIt: 'La garder',
  notClosed: 'L’entreprise n’a pas été fermée',
  nameOfCompany: 'Nom de l’entreprise',
  writeOut: 'Écrivez-le pour confirmer',
} satisfies Translation<typeof en>
