// Dutch texts of the pages about the company and its openings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'We plannen dagen, geen stippen op een kaart',
  lead: '{name} is een platform voor bedrijven die bezorgen.',
  whatWeMake: 'Wat we maken',
  whatWeMakeDay:
    'Het plant een dag vol stops, geeft die aan de chauffeurs, volgt hoe hij verloopt en vertelt het de mensen die wachten. Planners hebben het de hele dag open, chauffeurs kijken erop tussen twee deuren, ontvangers één keer.',
  whatWeMakePlanner:
    'De planner in het hart ervan is van onszelf. Die kent eenrichtingsstraten en bruggen, diensten en tijdvakken, weet wat er in een bestelwagen past en wat een belofte kost, en zegt waarom iets niet past.',
  howWeWork: 'Hoe we werken',
  howWeWorkMeasure:
    'We meten voordat we iets beweren. Elk plan wordt gecontroleerd door een tweede programma dat geen regel met het eerste deelt. Wat we niet weten, markeren we als geschat.',
  howWeWorkBadDay:
    'We bouwen voor de slechte dag: de telefoon zonder bereik, de spreadsheet met twee datumnotaties, de proefperiode die eindigt terwijl twaalf bestelwagens onderweg zijn. Een dag die onderweg is, loopt tot het einde als een proefperiode afloopt of een account wordt opgeschort.',
  believe: 'Waar we in geloven',
  believeReason:
    'Software die een reden geeft, wordt vertrouwd; software die een bevel geeft, wordt omzeild.',
  believeData: 'Gegevens horen bij het bedrijf waarover ze gaan.',
  believeTime: 'Een ontvanger verdient één ware tijd meer dan drie vriendelijke berichten.',
  believeDriver: 'Een chauffeur is geen stip.',
  talk: 'Praat met ons',
  talkMore:
    'Vragen gaan naar <contact>Contact</contact>, plaatsen in het team staan bij <careers>Vacatures</careers>.',
  careersTitle: 'Werk aan een dag die moet lukken',
  careersLead: 'Er zijn twee plaatsen open bij de mensen die {name} maken.',
  engineer: 'Engineer routeoptimalisatie',
  engineerField: 'Techniek',
  engineerPlace: 'Op afstand, UTC-8 tot +2',
  engineerLead:
    'Je zorgt dat de rekenkern in één seconde een plan vindt dat nu tien seconden kost, en bewijst dat het klopt.',
  engineerSearch: 'Large neighbourhood search, of de wens om het te leren',
  engineerCode: 'TypeScript, en het geduld om te meten',
  engineerReason: 'Je kunt een planner vertellen waarom stop 11 te laat is',
  success: 'Klantsucces, logistiek',
  successField: 'Klanten',
  successPlace: 'Op afstand',
  successLead:
    'Je zit op de eerste ochtend naast een planner en brengt mee terug wat pijn doet, in diens woorden.',
  successPlanned: 'Je hebt zelf een dag gepland, op papier of erger',
  successCalm: 'Rustig om 06:40 op een maandag',
  successLanguages: 'Engels en nog een taal',
  fullTime: 'Voltijds',
  apply: 'Nu solliciteren',
  applyMore: 'Nu solliciteren opent het contactformulier. Drie zinnen zijn genoeg.',
} satisfies Translation<typeof en>
