// Dutch texts of the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  lead: 'Zes delen die één dag delen: wat er is besteld, wat er is gepland, wat er gebeurt en wie bericht krijgt.',
  seeHowItWorks: 'Bekijk hoe het werkt<hidden>: {feature}</hidden>',
  close: 'Sluiten',

  // Screenshots
  analyticsScreen: 'Analyse: op tijd en kosten per dag, en gepland tegenover gereden per voertuig',
  rolesScreen: 'De tabel met rollen: de rechten van elke rol en eigen rollen van het bedrijf',
  companiesScreen:
    'De bedrijvenlijst van de eigenaar: status, abonnement, voertuigen en orders van elk bedrijf',
  driverScreen: 'De telefoon van de chauffeur: de volgende stop van de rit',

  // Route planning
  planningLong:
    'Een engine die het plan blijft verbeteren tot zijn tijd om is. Je kunt hem op elk moment stoppen en het beste plan tot dan toe houden.',
  shift: 'Dienst',
  shiftFact: 'hooguit 8 uur per chauffeur',
  load: 'Lading',
  loadFact: '150 pakketten per voertuig, tenzij je iets anders instelt',
  windows: 'Tijdvakken',
  windowsFact: 'de stop begint erbinnen, of de minuten ernaast staan erbij',
  priority: 'Prioriteit',
  priorityFact: 'bezorgingen met prioriteit gaan voor',
  distance: 'Afstand',
  distanceFact: 'een kwart korter dan de volgorde van het bestand, en vaak nog meer',
  whatIsLeft: 'Wat overblijft',
  whatIsLeftFact: 'op een lijst, met de reden en de kleinste aanpassing die helpt',
  nextPlanning: 'Volgende: ritplanning met AI',

  // Live tracking
  trackingLong:
    'Posities komen van een telefoon of van elke tracker die je al hebt. Elke positie verschuift de prognose van alle stops die nog komen.',
  atRisk: 'In gevaar',
  atRiskFact: 'de ergste eerst, met de minuten en de oorzaak',
  forecast: 'Prognose',
  forecastFact: 'uit wegen, stoptijden en de dag tot nu toe',
  recipient: 'Ontvanger',
  recipientFact: 'één pagina, met eerst één antwoord: wanneer',
  notice: 'Bericht',
  noticeFact: 'gaat uit als het voertuig 30 minuten weg is',
  trackers: 'Trackers',
  trackersFact: 'protocollen OsmAnd en OwnTracks, geen nieuwe hardware',
  nextTracking: 'Volgende: live volgen en meldingen',

  // Analytics
  analyticsLong: 'De cijfers van elke gereden dag, naast evenveel dagen ervoor.',
  onTime: 'Op tijd',
  onTimeFact: 'per dag, chauffeur, voertuig, depot en klant',
  drivenFact: 'gepland tegenover gereden, voertuig voor voertuig',
  export: 'Export',
  exportFact: 'de cijfers als tabel en als CSV',
  nextAnalytics: 'Volgende: analysedashboard',

  // Security
  securityLong:
    'De database beslist over toegang, rij voor rij, voor elke tabel en elke ingang. De schermen weerspiegelen dat alleen.',
  roles: 'Rollen',
  rolesFact: 'eigenaar, beheerder, planner, meekijker, chauffeur, ontvanger',
  signIn: 'Aanmelden',
  signInFact: 'een tweede stap met codes van een telefoon',
  publicPages: 'Openbare pagina’s',
  publicPagesFact: 'geen telefoonnummer, geen volledige naam, geen andere stop',
  nextSecurity: 'Volgende: beveiliging voor ondernemingen',

  // Several companies
  tenantsLong: 'Voor groepen en wederverkopers: elk bedrijf werkt alsof het alleen is.',
  brand: 'Merk',
  brandFact: 'een eigen kleur op de trackingpagina',
  plans: 'Abonnementen',
  plansFact: 'limieten per bedrijf, door de server bewaakt',
  data: 'Gegevens',
  dataFact: 'rij voor rij gescheiden in de database',
  nextTenants: 'Volgende: beheer van meerdere bedrijven',

  // Driver app
  driverLong: 'Hij opent in de browser van de telefoon die de chauffeur al heeft, met en zonder bereik.',
  nextStop: 'Volgende stop',
  nextStopFact: 'adres, tijdvak, wat af te geven, notitie',
  route: 'Rit',
  routeFact: 'elke stop van de dag op volgorde',
  proof: 'Bewijs',
  proofFact: 'foto, handtekening, naam, pincode of scan, zoals de order vraagt',
  noSignal: 'Geen bereik',
  noSignalFact: 'wat gedaan is, blijft op de telefoon en komt later aan, één keer',
  nextDriver: 'Volgende: chauffeursapp',
} satisfies Translation<typeof en>
