// Dutch texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - Vlootbeheer voor ondernemingen',

  // First view
  noCardTrial:
    '{days, plural, one {# dag gratis proberen, zonder kaart} other {# dagen gratis proberen, zonder kaart}}',
  heroTitle: 'De hele dag gepland voordat het eerste voertuig vertrekt.',
  heroLead:
    'Ritplanning met AI, live volgen en meldingen voor bezorgvloten. Zo dalen de bezorgkosten tot wel {percent} procent.',
  learnMore: 'Meer lezen<hidden> over de functies</hidden>',
  sampleDay: 'Een voorbeelddag in Ashmouth, getekend zoals hij is gepland',
  sampleStops: '{count, plural, one {<b>#</b> stop} other {<b>#</b> stops}}',
  sampleVans: '{count, plural, one {<b>#</b> voertuig} other {<b>#</b> voertuigen}}',
  sampleDistance: '<b>{distance}</b> km',

  // Figures
  inFigures: 'In cijfers',
  upTo: 'tot {percent}',
  lowerCost: 'lagere bezorgkosten',
  outOf: '{rating} / {best}',
  customerRating: 'klantbeoordeling',
  uptime: 'beschikbaarheid',
  trialDays: '{days, plural, one {#\u00a0dag} other {#\u00a0dagen}}',
  freeNoCard: 'gratis, zonder creditcard',
  illustrative: 'Cijfers ter illustratie. De statuspagina toont wat er wordt gemeten.',

  // The planner in the page
  tryTitle: 'Probeer de engine hier',
  tryLead:
    'Dezelfde planner die je dag regelt, op deze pagina: een voorbeeld van {stops} stops, eerst in de volgorde van het bestand, dan zoals de engine ze plant. De lijnen zijn recht, de kilometers gaan over de weg. Niets verlaat je browser.',
  optimize: 'Optimaliseren',
  loadingPlanner: 'De planner wordt geladen',

  // The plan
  oneSelection: 'Kaart, lijst en tijdlijn zijn één selectie',
  oneSelectionLead:
    'Wijs een stop aan en de andere twee antwoorden. Wat een regel breekt, is rood op de plek zelf, met het verschil. Wat jou nodig heeft, wacht bovenaan, met de kleinste aanpassing die helpt.',
  reasons:
    '<b>Redenen, geen weigeringen.</b> <more>Een order die niet in een plan past, zegt welke regel hem tegenhoudt en wat zou helpen.</more>',
  stopAnyTime:
    '<b>Stop wanneer je wilt.</b> <more>De engine laat zien wat er gewonnen is en houdt het beste plan.</more>',
  realRoads:
    '<b>Echte wegen.</b> <more>Eenrichtingsstraten, bochten en bruggen zitten in elke minuut die telt.</more>',

  // The live day
  lateTitle: 'Zie dat het laat wordt voordat het laat is',
  lateLead: 'Elk voertuig, elke belofte, en die het bijna begeven: de ergste eerst.',

  // The recipient
  recipientTitle: 'Eén antwoord voor de ontvanger',
  recipientLead:
    'De trackingpagina zegt wanneer, en waarom als dat verandert. Dan waar, wie, en wat er nog te wijzigen valt. In jouw kleuren, zonder account.',
  seeTracking: 'Bekijk een trackingpagina',
  trackingScreen:
    'Een trackingpagina op een telefoon: de aankomsttijd, de weg tot nu toe en het voertuig op de kaart',

  // Testimonials
  whatDispatchersSay: 'Wat planners zeggen',
  sampleTestimonials: 'Voorbeeldreacties',
  drawnPortrait: 'Getekend portret',
  teaQuote:
    '‘Vroeger zaten we tot negen uur ’s avonds te plannen. Nu is het plan er voordat mijn thee is ingeschonken, en zie ik waarom elke stop staat waar hij staat.’',
  operationsManager: 'Operationeel manager, {company}',
  reasonQuote:
    '‘De reden naast een order die niet past, heeft ons meer telefoontjes bespaard dan wat dan ook op het scherm.’',
  founder: 'Oprichter, {company}',
  printoutQuote:
    '‘Na twee dagen vroegen mijn chauffeurs niet meer om de uitdraai. Een groter compliment geven ze niet.’',
  headOfDispatch: 'Hoofd planning, {company}',

  // Drawings of features
  owner: 'Eigenaar',
  dispatch: 'Planning',
  driver: 'Chauffeur',
  recipient: 'Ontvanger',
  haveArrived: 'Ik ben er',
} satisfies Translation<typeof en>
