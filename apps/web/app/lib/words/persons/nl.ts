// Dutch texts of finding, exporting and erasing a person.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Finding a person
  onlyAdministrators: 'Privacy is voor beheerders',
  onlyAdministratorsMore:
    'Hier vindt, verstrekt en wist een beheerder van je bedrijf de gegevens van één persoon.',
  findPerson: 'Persoon zoeken',
  findPersonMore:
    'Iemand vraagt wat je van hem bewaart of wil het weg hebben: een ontvanger, een chauffeur of een teamlid.',
  searchField: 'Naam, e-mail, telefoon of adres',
  find: 'Zoeken',
  peopleNoun: 'personen',
  nobodyBy: 'Niemand met “{text}”.',
  matches: 'Gevonden',
  tickEveryRow:
    'Vink elke rij aan die deze persoon is. Dezelfde ontvanger kan twee keer in het adresboek staan.',
  uses: '{count, plural, one {# order} other {# orders}}',
  routesDriven: '{count, plural, one {# rit} other {# ritten}}',
  kindRecipient: 'ontvanger',
  kindDriver: 'chauffeur',
  kindMember: 'lid',
  kindAccount: 'account',

  // A person's data
  dataNoun: 'gegevens',
  whatThereIs: 'Wat er is',
  exportNotStarted: 'De export kon niet worden gestart',
  export: 'Exporteren',
  erase: 'Wissen',
  photosAndFiles: 'foto’s en bestanden',
  namedIn: 'genoemd in',
  texts: '{count, plural, one {# tekst: {places}} other {# teksten: {places}}}',
  erasedLater: 'Wordt gewist zodra het open werk klaar is',
  beingErased: 'De persoon wordt gewist',
  eraseWhom: '{name} wissen',
  eraseMore: 'Voorgoed. Orders en ritten blijven voor je cijfers en noemen niemand.',
  cancel: 'Annuleren',
  eraseWhenEnded: 'Wissen zodra het klaar is',
  waitsUntil: 'Nog niet: het wissen wacht tot dit klaar is.',
  sharesName: 'Iemand anders heet ook zo. Teksten met alleen de naam blijven zoals ze zijn.',
  whatStays: 'Wat blijft',
  backupsHold: 'Back-ups van de database bij de beheerder bevatten de persoon tot ze worden verwijderd.',
  notErased: 'De persoon kon niet worden gewist',
  typeToConfirm: 'Typ “{name}” ter bevestiging',

  // Requests
  requestsNoun: 'verzoeken',
  requests: 'Verzoeken',
  exportsAndErasures: 'Exports en wissingen',
  waiting: 'Wacht tot open orders en ritten klaar zijn',
  queued: 'Begint zo',
  running: 'Bezig',
  notCalledOff: 'Het wissen kon niet worden afgezegd',
  exportOf: 'Export: {kind}, {time}',
  erasureOf: 'Wissen: {kind}, {time}',
  failed: 'mislukt',
  done: '{count, plural, one {Klaar: # rij} other {Klaar: # rijen}}',
  notDownloaded: 'De export kon niet worden gedownload',
  download: 'Downloaden, {size}',
  callOff: 'Afzeggen',
} satisfies Translation<typeof en>
