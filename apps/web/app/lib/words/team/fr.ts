// French texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'Équipe',
  members: 'Membres',
  roleOf: 'Rôle de {name}',
  signsInByCode: 'Se connecte avec un code',
  handOverTo: 'Transmettre à {name}',
  deactivated: 'Désactivées',
  deactivatedMeaning:
    'Le fournisseur d’identité de votre entreprise a désactivé ces personnes, qui ne peuvent plus se connecter. Confiez à d’autres les tournées des chauffeurs parmi elles. Un administrateur les réactive là-bas ou les retire ici.',
  removePerson: 'Retirer {name}',
  removePersonQuestion: 'Retirer {name} ?',
  removeEffect:
    'L’accès prend fin aussitôt, et les clés d’API créées par cette personne ne marchent plus. Pour revenir, il lui faut une nouvelle invitation.',
  remove: 'Retirer',
  onlyOffice: 'L’équipe est réservée à l’exploitation et aux administrateurs',
  notLoaded: 'L’équipe n’a pas pu être chargée',
  loadingTeam: 'Chargement de l’équipe',
  isNow: '{name} : désormais {role}',
  isGone: '{name} ne fait plus partie de l’entreprise',
  isAdministrator: '{name} administre désormais l’entreprise',
  nothingChanged: 'Rien n’a changé',
  saved: 'Enregistré',

  // Handing over
  handOverQuestion: 'Transmettre l’entreprise à {name} ?',
  handOverEffect:
    'Cette personne devient administrateur et décide des personnes, de la formule, des factures et des clés. Vous devenez aussitôt exploitant, et elle seule peut changer cela. Vos clés d’API auront alors les droits d’un exploitant.',
  handOver: 'Transmettre',

  // Invitations
  invite: 'Inviter quelqu’un',
  inviteDriver: 'Inviter un chauffeur',
  invited: 'Invités',
  invitations: 'Invitations',
  roleExpired: '{role}, expirée',
  roleUntil: '{role}, à accepter avant le {day}',
  expired: 'Expirée',
  isHeld: 'Attend votre confirmation',
  sendAgain: 'Renvoyer',
  withdraw: 'Annuler',
  sentAgain: 'Renvoyée à {email}',
  withdrawn: 'Invitation de {email} annulée',
  invitationSent: 'Invitation envoyée à {email}',
  sendInvitation: 'Envoyer l’invitation',
  invitationNotSent: 'L’invitation n’a pas pu être envoyée',
  email: 'E-mail',
  linkLasts: 'Le lien de l’e-mail sert une fois, pendant {days} jours.',
  role: 'Rôle',
  adminMeaning: 'tout, et décide qui fait partie de l’entreprise',
  dispatcherMeaning: 'importe, planifie, envoie les tournées et gère la flotte',
  viewerMeaning: 'voit tout et ne modifie rien',
  driverMeaning: 'voit sa propre tournée dans l’appli chauffeur',

  // Roles
  customRoles: 'Vos propres rôles',
  newRole: 'Nouveau rôle',
  customRolesMeaning:
    'Outre administrateur, exploitant, lecture seule et chauffeur : un rôle avec les seuls droits que vous cochez.',
  noRoles: 'Aucun pour l’instant.',
  roles: 'Rôles',
  theRoles: 'les rôles',
  theRule: 'la règle',
  openInvitations: '{count, plural, one {# invitation en attente} other {# invitations en attente}}',
  nobody: 'Personne ne l’a encore',
  changeRole: 'Modifier {name}',
  removeRole: 'Supprimer le rôle {name}',
  removeRoleQuestion: 'Supprimer le rôle {name} ?',
  removeRoleRule: 'Un rôle attribué reste : donnez d’abord un autre rôle à ces personnes.',
  roleRemoved: '{name} a été supprimé',
  roleChanged: '{name} a été modifié',
  roleAdded: '{name} peut maintenant être attribué',
  saveRole: 'Enregistrer le rôle',
  roleNotSaved: 'Le rôle n’a pas pu être enregistré',
  name: 'Nom',
  membersGain: 'Ses membres ont les nouveaux droits dès leur prochain clic',
  roleExample: 'Son nom dans l’équipe : Entrepôt, Service client',
  rightsRule:
    'Un droit apporte ceux dont il a besoin. Membres, rôles, clés d’API et archives restent aux administrateurs.',
  groupOrders: 'Commandes',
  groupFleet: 'Flotte',
  groupPlanning: 'Planification et route',
  groupConnections: 'Connexions',
  groupPeople: 'Personnes et entreprise',

  // Second step
  secondStep: 'Deuxième étape à la connexion',
  secondStepMeaning:
    'Les personnes d’un rôle coché ont besoin, après le mot de passe, d’un code de leur téléphone. Celles qui n’en ont pas encore sont déconnectées et l’ajoutent à la prochaine connexion.',
} satisfies Translation<typeof en>
