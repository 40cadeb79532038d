// Dutch texts of the contact and support pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Vraag ons wat je wilt',
  lead: 'Een mens antwoordt, op werkdagen binnen {hours} uur.',
  forCustomers: 'Support voor klanten',
  forCustomersMore: 'In het product neemt de vraag de dag, het plan en de order mee. <link>Aanmelden</link>',
  somethingDown: 'Ligt er iets plat?',
  somethingDownMore: 'De metingen zien het als eerste. <link>Status</link>',
  businessHours: 'Openingstijden',
  open: '{weekday}, {time} PST: open',
  opensToday: '{weekday}, {time} PST: gesloten, opent vandaag om 9 uur',
  opensTomorrow: '{weekday}, {time} PST: gesloten, opent morgen om 9 uur',
  opensMonday: '{weekday}, {time} PST: gesloten, opent maandag om 9 uur',
  name: 'Naam',
  email: 'E-mail',
  company: 'Bedrijf <optional>optioneel</optional>',
  phone: 'Telefoon <optional>optioneel</optional>',
  subject: 'Onderwerp <optional>optioneel</optional>',
  message: 'Bericht',
  send: 'Bericht verzenden',
  sending: 'Verzenden…',
  use: 'We gebruiken dit om je te antwoorden, voor niets anders. <link>Privacy</link>',
  subjectGeneral: 'Algemeen',
  subjectSales: 'Verkoop',
  subjectSupport: 'Support',
  subjectPartnership: 'Samenwerking',
  subjectDemo: 'Demo',
  sent: 'Bedankt voor je bericht! We reageren binnen {hours} uur.',
  failed: 'Het bericht kon niet worden verzonden. Probeer het opnieuw.',
  notSent: '{reason} Je tekst staat er nog.',
  about: 'Betreft: {subject}',
  enterName: 'Vul je naam in',
  enterEmail: 'Vul je e-mailadres in',
  emailIncomplete: 'Dit e-mailadres is niet volledig',
  enterMessage: 'Schrijf een bericht',
  frequentlyAsked: 'Veelgestelde vragen',
  trialQuestion: 'Hoe lang duurt de proefperiode, en heb ik een kaart nodig?',
  trialAnswer:
    '{days, plural, one {#\u00a0dag} other {#\u00a0dagen}}, zonder kaart. Na afloop kun je nog steeds alles lezen.',
  spreadsheetQuestion: 'Kan ik mijn adressen uit een spreadsheet meenemen?',
  spreadsheetAnswer:
    'Ja. CSV en XLSX, met de kolommen die je hebt: {name} vindt uit welke welke is, toont rij voor rij wat niet gelezen kon worden en slaat niets op tot je akkoord gaat.',
  phonesQuestion: 'Hebben chauffeurs nieuwe telefoons nodig?',
  phonesAnswer:
    'Nee. De chauffeursapp werkt in de browser van een telefoon, en trackers die OsmAnd of OwnTracks spreken werken zoals ze zijn.',
  limitQuestion: 'Wat gebeurt er als een voertuig boven de limiet van mijn abonnement komt?',
  limitAnswer:
    'Er gaat niets stuk. De geplande dag loopt tot het einde; het volgende voertuig wacht tot je een hoger abonnement neemt of er een archiveert.',
  dataQuestion: 'Waar staan onze gegevens, en wie kan ze zien?',
  dataAnswer:
    'In één PostgreSQL-database, rij voor rij gescheiden per bedrijf. Je mensen zien ze volgens hun rol.',
  trackingQuestion: 'Kunnen ontvangers volgen zonder account?',
  trackingAnswer:
    'Ja. Het trackingnummer opent de pagina. Die toont wanneer het pakket komt en tegen het einde de bestelwagen, nooit een telefoonnummer of een andere stop.',
  threeWays: 'Drie wegen naar een antwoord, de snelste eerst.',
  lookItUp: 'Zoek het op',
  lookItUpMore:
    'Het <help>Helpcentrum</help> heeft korte antwoorden bij het woord dat je over de radio zou gebruiken.',
  checkTheLine: 'Controleer de lijn',
  checkTheLineMore:
    'Als iets niet laadt, zegt de <diagnostics>Netwerkdiagnose</diagnostics> of het aan ons, je netwerk of je browser ligt, en maakt een rapport dat je kunt sturen. De <status>statuspagina</status> zegt of anderen het ook merken.',
  askAPerson: 'Vraag het een mens',
  askAPersonMore:
    'Schrijf ons via <contact>Contact</contact>. We zijn er: {businessHours}. Op werkdagen antwoorden we binnen {hours} uur.',
} satisfies Translation<typeof en>
