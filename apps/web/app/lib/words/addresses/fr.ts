// French texts of the address book.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  addressBook: 'Carnet d’adresses',
  addresses: 'Adresses',
  addressesNoun: 'adresses',
  addressNoun: 'adresses',
  searchAddresses: 'Chercher des adresses',
  searchExample: 'Recherche : adresse, notes',
  addAddress: 'Ajouter une adresse',
  importIntro:
    'Un fichier CSV avec une ligne d’en-têtes, comme celui de l’export. Les adresses existantes, reconnues à leur texte ou à leur id exporté, sont modifiées, les autres ajoutées.',
  noAddresses: 'Pas encore d’adresses',
  noAddressesMore:
    'Chaque adresse de commande est retenue ici. Ajoutez le temps sur place et ce que les chauffeurs doivent savoir.',
  noMatch: 'Aucune adresse ne correspond',
  showAll: 'Afficher toutes les adresses',
  someShown: '{shown} adresses sur {total}. Cherchez pour trouver les autres.',
  address: 'Adresse',
  timeAtDoor: 'Temps sur place',
  openHours: 'Ouvert',
  notes: 'Notes pour les chauffeurs',
  pin: 'Repère',
  pinByHand: 'à la main',
  pinFromFile: 'd’un fichier',
  pinFound: 'trouvé',
  usual: 'habituel',
  minutesLearnt: '{minutes} min d’après {count, plural, one {# visite} other {# visites}}',
  minutesSet: '{minutes} min fixées',

  // Form
  newAddress: 'Nouvelle adresse',
  saveAddress: 'Enregistrer l’adresse',
  addressNotSaved: 'L’adresse n’a pas pu être enregistrée',
  changed: '{address} : modifiée',
  added: '{address} : ajoutée',
  forgotten: '{address} : oubliée',
  newOrdersUse: 'Les nouvelles commandes à cette adresse prennent ces valeurs, sauf si elles ont les leurs.',
  emptyNotLearnt: 'Vide : le temps habituel de l’entreprise, tant qu’aucun chauffeur n’y est allé.',
  emptyLearnt: 'Vide : le temps constaté, {visits}.',
  emptyLearning:
    'Vide : le temps habituel de l’entreprise. Constaté : {visits} ; pris en compte à partir de {least}.',
  openAnyTime: 'Ouvert à toute heure',
  from: 'De',
  to: 'À',
  mapOfAddress: 'Carte de l’adresse',
  clickDoor: 'Cliquez sur la porte où sonnent les chauffeurs.',
  minutesUnit: 'min',
  notesExample: 'Sonner deux fois, le portail est dans la cour',
  forget: 'Oublier',
  forgetQuestion: 'Oublier cette adresse ?',
  forgetEffect:
    'Son repère, son temps et ses notes sont supprimés. Les commandes passées la gardent ; les nouvelles seront recherchées.',
  forgetAddress: 'Oublier l’adresse',
  keepIt: 'La garder',
  notForgotten: 'L’adresse n’a pas pu être oubliée',
} satisfies Translation<typeof en>
