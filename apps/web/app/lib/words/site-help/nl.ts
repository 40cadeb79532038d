// Dutch texts of the Help Center.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  search: 'Zoeken in het Helpcentrum',
  searchExample: 'Niet ingepland, tijdvak, proefperiode…',
  answersFound: '{count, plural, one {# antwoord} other {# antwoorden}}',
  answers: 'Antwoorden',
  noneFound: 'Geen antwoord bevat al deze woorden. <link>Vraag support</link>',
  notThere: 'Staat het er niet bij? <link>Vraag support</link>',
  usOrYou: 'Ligt het aan ons of aan je verbinding?',
  usOrYouMore: 'Een controle van aanmelden, gegevens en live-updates, in 10 s.',
  networkDiagnostics: 'Netwerkdiagnose',
  topicStart: 'Beginnen',
  topicPlan: 'Planning',
  topicLive: 'Live',
  topicDrivers: 'Chauffeurs',
  topicRecipients: 'Ontvangers',
  topicAccount: 'Account',
  importTitle: 'Orders uit een spreadsheet importeren',
  importAnswer:
    'Orders, Importeren, kies een CSV- of XLSX-bestand. {name} vindt uit welke kolom welke is; verbeter het waar nodig. Rijen die niet te lezen zijn, staan in een lijst met de cel, de reden en vaak een oplossing. Er wordt niets opgeslagen tot je op Importeren drukt, en hetzelfde bestand nog eens importeren verandert niets.',
  depotTitle: 'Voertuigen, depot en tijden instellen',
  depotAnswer:
    'Wagenpark, Voertuig toevoegen. Elk voertuig heeft een depot, een dienst op de plaatselijke klok en een capaciteit in pakketten en kilogrammen. De planner houdt zich aan alle drie.',
  regionTitle: 'De kaart van je eigen gebied gebruiken',
  regionAnswer:
    'Een regio wordt met één opdracht gemaakt van een OpenStreetMap-uittreksel: npm run region en het bestand. Die brengt wegen, adressen en de kaart mee, en heeft daarna geen sleutel en geen netwerk nodig.',
  firstDayTitle: 'De eerste dag plannen',
  firstDayAnswer:
    'Importeer de orders, open Planning, kies de dag en druk op Optimaliseren. Zie de kosten dalen, stop als het resultaat je bevalt en geef het dan vrij.',
  unservedTitle: 'Waarom is een order niet ingepland?',
  unservedAnswer:
    'Elke niet ingeplande order noemt de regel die hem tegenhoudt: een tijdvak, een lading, een dienst, een vaardigheid. De kleinste wijziging waarmee hij wel bediend wordt, staat ernaast.',
  windowsTitle: 'Hoe tijdvakken worden gelezen',
  windowsAnswer:
    'Een tijdvak is wanneer de bediening mag beginnen, op de plaatselijke klok van het depot. Een bestelwagen die te vroeg komt, wacht; de tijdlijn toont het wachten gearceerd.',
  speedsTitle: 'Plannen met het verkeer van elk uur',
  speedsAnswer:
    'Instellingen, Rijsnelheden: een tabel per weekdag en uur, in procenten van de snelheid op de kaart. Typ hem, laad hem uit een CSV-bestand of neem over wat je eigen afgeronde ritten laten zien. Hij geldt vanaf dan voor nieuwe plannen, wijzigingen onderweg, voorspellingen, tracking en aangeboden tijdvakken; bestaande plannen houden hun tijden. Ongedaan maken haalt de vorige tabel terug.',
  stopEarlyTitle: 'De zoektocht eerder stoppen',
  stopEarlyAnswer:
    'Stoppen, beste houden beëindigt het zoeken en houdt het beste plan tot nu toe. Dat heeft dezelfde controles doorstaan als een volledige berekening.',
  outOfDateTitle: 'Wat “verouderd” betekent',
  outOfDateAnswer:
    'Een order van het plan is gewijzigd of geannuleerd nadat het plan was gemaakt. Bereken het opnieuw; een oud plan vrijgeven wordt geweigerd.',
  priorityTitle: 'Wat prioriteit doet',
  priorityAnswer:
    'Een order met hogere prioriteit wordt nooit weggelaten voor hoeveel orders met lagere prioriteit dan ook. Bij gelijke prioriteit wint het goedkoopste plan.',
  atRiskTitle: 'Wat “in gevaar” betekent',
  atRiskAnswer:
    'Volgens de nieuwste positie zou de bestelwagen na het einde van het tijdvak aankomen. De lijst is gesorteerd op minuten, het ergste eerst.',
  silentTitle: 'Een bestelwagen staat stil op de kaart',
  silentAnswer:
    'Na 60 seconden zonder positie verliest de bestelwagen zijn vulling en wordt de ouderdom getoond. Misschien heeft de telefoon geen bereik; posities die hij bewaarde, komen later aan met hun eigen tijden.',
  trackersTitle: 'Een tracker of telefoon koppelen',
  trackersAnswer:
    'Wagenpark, het voertuig, Apparaattoken. Zet het token in Traccar Client (OsmAnd-protocol) of OwnTracks. Een nieuw token beëindigt het vorige.',
  doneTitle: 'Wanneer een stop klaar is',
  doneAnswer:
    'Als de chauffeur het zegt. Waar geen chauffeur meldt, als de bestelwagen voor de bediening bij de stop heeft gestaan en weer weg is.',
  phonesTitle: 'Welke telefoons werken',
  phonesAnswer: 'Elke telefoon met een actuele browser. Er wordt niets uit een store geïnstalleerd.',
  noSignalTitle: 'Werken zonder bereik',
  noSignalAnswer:
    'De chauffeursapp opent zonder bereik en bewaart wat de chauffeur doet, ook foto’s, tot het verzonden kan worden. Traccar Client en OwnTracks doen hetzelfde met posities. Iets twee keer verzenden verandert niets.',
  proofTitle: 'Bewijs van levering',
  proofAnswer:
    'Elke order, of het bedrijf, bepaalt wat er aan de deur nodig is: foto, handtekening, naam, pincode, scan of leeftijdscontrole. Zonder dat kan de chauffeur de stop niet afronden. Daarna kan iedereen met de link of de QR-code het ondertekende bewijs controleren.',
  trackingTitle: 'Wat de trackingpagina toont',
  trackingAnswer:
    'Wanneer, met de reden als het verandert; waar de bestelwagen is zodra die dichtbij is; wat er tot nu toe gebeurde. Geen telefoonnummer, geen volledige naam, geen andere stop.',
  noticeTitle: 'Wanneer ontvangers bericht krijgen',
  noticeAnswer: 'Als de bestelwagen ongeveer 30 minuten ver is.',
  brandTitle: 'Je kleuren op de trackingpagina',
  brandAnswer:
    'Instellingen, Kleur van de trackingpagina. Een kleur waarop witte tekst slecht leesbaar zou zijn, wordt niet aanvaard.',
  plansTitle: 'Abonnementen, voertuigen en limieten',
  plansAnswer:
    'Een abonnement staat een aantal actieve voertuigen toe. Bij de limiet wacht het volgende; niets wat gepland is of rijdt, stopt.',
  trialEndTitle: 'Als de proefperiode eindigt',
  trialEndAnswer:
    'Je kunt alles lezen en een abonnement kiezen. Nieuwe imports, plannen en vrijgaven wachten tot dan; een dag die onderweg is, loopt tot het einde.',
  rolesTitle: 'Rollen: wie wat mag',
  rolesAnswer:
    'Beheerders wijzigen het bedrijf en zijn leden, planners plannen en geven vrij, meekijkers kijken, chauffeurs zien hun eigen rit, ontvangers hun eigen pakketten.',
  resetTitle: 'Wachtwoord vergeten',
  resetAnswer: 'Inloggen, Wachtwoord vergeten. De link in de mail werkt één keer en vervalt na 24 uur.',
  passkeysTitle: 'Inloggen met een passkey',
  passkeysAnswer:
    'Open in het accountmenu Beveiliging en druk op Passkey toevoegen: je telefoon, computer of beveiligingssleutel bewaart hem. Vanaf dan vraagt Inloggen met een passkey om je vingerafdruk, gezicht of pincode in plaats van e-mail en wachtwoord. Het wachtwoord blijft werken.',
  askAPerson: 'Vraag het een mens',
  replyAndHours: 'Antwoord binnen {hours} uur. {businessHours}.',
} satisfies Translation<typeof en>
