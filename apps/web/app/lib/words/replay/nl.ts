// Dutch texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'De dagen worden opnieuw gepland, hoogstens drie seconden per dag',
  notReplanned: 'De dagen konden niet opnieuw worden gepland',
  sameRoads:
    'Beide kanten worden op dezelfde wegen gemeten en door dezelfde controle geteld. Beide rijden volgens je tabel met rijsnelheden, als je die hebt. Werkelijke tijden van de dag staan er niet in.',
  sameVans:
    'Het nieuwe plan heeft de bussen en tijdvakken van die dag. Het mag minder bussen gebruiken, en geen die niet op pad waren.',
  missedWindows:
    'Een gemist tijdvak telt aan beide kanten als gemist. Orders die het nieuwe plan weglaat zijn nooit een besparing: zo’n dag wordt niet vergeleken.',
  notStored: 'Je bestand wordt niet bewaard en er worden geen orders gemaakt.',
  question: 'Wat hadden je laatste weken met andere ritten gekost?',
  dropFile:
    'Sleep een export van gereden dagen hierheen: adres, dag, voertuig of chauffeur, en stopnummer of werkelijke aankomst van elke order. Tot {days} dagen.',
  chooseFile: 'Bestand kiezen',
  fileOfDays: 'Bestand met gereden dagen',
  noPdf: 'Het bestand kon niet worden gemaakt',
  notReplayed: 'Dit bestand kan niet opnieuw worden gepland',
  daysCompared: '{count, plural, one {# dag vergeleken} other {# dagen vergeleken}}',
  noneCompared: 'Geen enkele dag kon worden vergeleken',
  downloadPdf: 'PDF downloaden',
  daysLeftOut: 'Weggelaten dagen',

  // Figures
  better: 'Het nieuwe plan is beter',
  same: 'Er was niets bespaard',
  worse: 'Het nieuwe plan is slechter',
  notComparable: 'Niet vergeleken: het nieuwe plan laat orders weg',
  allDays: 'Alle vergeleken dagen',
  figuresOf: 'Cijfers van {day}',
  leavesOut: 'Het nieuwe plan laat {orders} weg.',
  ordersNotCounted:
    '{count, plural, one {# order} other {# orders}} zonder voertuig, plaats of leesbare regel, aan geen van beide kanten meegeteld.',
  asDriven: 'Zoals gereden',
  newPlan: 'Nieuw plan',
  saved: 'Bespaard',
  side: 'Kant',
  vans: 'Voertuigen',
  distance: 'Afstand',
  hours: 'Uren',
  cost: 'Kosten',
  windowsMissed: 'Tijdvakken gemist',
} satisfies Translation<typeof en>
