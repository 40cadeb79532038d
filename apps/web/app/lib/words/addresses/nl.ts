// Dutch texts of the address book.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  addressBook: 'Adresboek',
  addresses: 'Adressen',
  addressesNoun: 'adressen',
  addressNoun: 'adressen',
  searchAddresses: 'Adressen zoeken',
  searchExample: 'Zoeken: adres, notities',
  addAddress: 'Adres toevoegen',
  importIntro:
    'Een CSV-bestand met kopregel, zoals Exporteren dat maakt. Bestaande adressen, herkend aan tekst of id uit de export, worden gewijzigd, andere toegevoegd.',
  noAddresses: 'Nog geen adressen',
  noAddressesMore:
    'Elk adres van een order wordt hier onthouden. Voeg de stoptijd toe en wat chauffeurs moeten weten.',
  noMatch: 'Geen adressen gevonden',
  showAll: 'Alle adressen tonen',
  someShown: '{shown} van {total} adressen. Zoek om de andere te vinden.',
  address: 'Adres',
  timeAtDoor: 'Stoptijd',
  openHours: 'Open',
  notes: 'Notities voor chauffeurs',
  pin: 'Pin',
  pinByHand: 'met de hand',
  pinFromFile: 'uit een bestand',
  pinFound: 'gevonden',
  usual: 'gebruikelijk',
  minutesLearnt: '{minutes} min uit {count, plural, one {# bezoek} other {# bezoeken}}',
  minutesSet: '{minutes} min ingesteld',

  // Form
  newAddress: 'Nieuw adres',
  saveAddress: 'Adres opslaan',
  addressNotSaved: 'Het adres kon niet worden opgeslagen',
  changed: '{address} gewijzigd',
  added: '{address} toegevoegd',
  forgotten: '{address} vergeten',
  newOrdersUse: 'Nieuwe orders naar dit adres gebruiken deze waarden, tenzij ze eigen waarden hebben.',
  emptyNotLearnt: 'Leeg: de gebruikelijke tijd van het bedrijf, tot er chauffeurs zijn geweest.',
  emptyLearnt: 'Leeg: wat chauffeurs nodig hadden, {visits}.',
  emptyLearning:
    'Leeg: de gebruikelijke tijd van het bedrijf. Chauffeurs hadden {visits} nodig; dat telt vanaf {least}.',
  openAnyTime: 'Altijd open',
  from: 'Van',
  to: 'Tot',
  mapOfAddress: 'Kaart van het adres',
  clickDoor: 'Klik op de deur waar chauffeurs aanbellen.',
  minutesUnit: 'min',
  notesExample: 'Twee keer bellen, het hek is op de binnenplaats',
  forget: 'Vergeten',
  forgetQuestion: 'Dit adres vergeten?',
  forgetEffect:
    'Pin, tijd en notities worden verwijderd. Eerdere orders houden het adres; nieuwe worden opnieuw opgezocht.',
  forgetAddress: 'Adres vergeten',
  keepIt: 'Houden',
  notForgotten: 'Het adres kon niet worden vergeten',
} satisfies Translation<typeof en>
