// Italian texts of the address book.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  addressBook: 'Rubrica',
  addresses: 'Indirizzi',
  addressesNoun: 'indirizzi',
  addressNoun: 'indirizzi',
  searchAddresses: 'Cerca indirizzi',
  searchExample: 'Cerca: indirizzo, note',
  addAddress: 'Aggiungi indirizzo',
  importIntro:
    'Un file CSV con intestazioni, come quello dell’esportazione. Gli indirizzi esistenti, riconosciuti dal testo o dall’id esportato, vengono modificati, gli altri aggiunti.',
  noAddresses: 'Ancora nessun indirizzo',
  noAddressesMore:
    'Ogni indirizzo di un ordine viene ricordato qui. Aggiungi quanto tempo serve e cosa devono sapere gli autisti.',
  noMatch: 'Nessun indirizzo corrisponde',
  showAll: 'Mostra tutti gli indirizzi',
  someShown: '{shown} indirizzi su {total}. Cerca per trovare gli altri.',
  address: 'Indirizzo',
  timeAtDoor: 'Tempo alla porta',
  openHours: 'Aperto',
  notes: 'Note per gli autisti',
  pin: 'Segnaposto',
  pinByHand: 'a mano',
  pinFromFile: 'da un file',
  pinFound: 'trovato',
  usual: 'abituale',
  minutesLearnt: '{minutes} min da {count, plural, one {# visita} other {# visite}}',
  minutesSet: '{minutes} min fissati',

  // Form
  newAddress: 'Nuovo indirizzo',
  saveAddress: 'Salva indirizzo',
  addressNotSaved: 'Impossibile salvare l’indirizzo',
  changed: '{address}: modificato',
  added: '{address}: aggiunto',
  forgotten: '{address}: dimenticato',
  newOrdersUse: 'I nuovi ordini a questo indirizzo usano questi valori se non ne hanno di propri.',
  emptyNotLearnt: 'Vuoto: il tempo abituale dell’azienda, finché non ci vanno autisti.',
  emptyLearnt: 'Vuoto: quanto è servito agli autisti, {visits}.',
  emptyLearning:
    'Vuoto: il tempo abituale dell’azienda. Agli autisti sono serviti {visits}; vale da {least} in poi.',
  openAnyTime: 'Aperto a qualsiasi ora',
  from: 'Dalle',
  to: 'Alle',
  mapOfAddress: 'Mappa dell’indirizzo',
  clickDoor: 'Fai clic sulla porta dove suonano gli autisti.',
  minutesUnit: 'min',
  notesExample: 'Suonare due volte, il cancello è nel cortile',
  forget: 'Dimentica',
  forgetQuestion: 'Dimenticare questo indirizzo?',
  forgetEffect:
    'Segnaposto, tempo e note vengono eliminati. Gli ordini passati lo mantengono; per i nuovi viene cercato di nuovo.',
  forgetAddress: 'Dimentica indirizzo',
  keepIt: 'Mantieni',
  notForgotten: 'Impossibile dimenticare l’indirizzo',
} satisfies Translation<typeof en>
