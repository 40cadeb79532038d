import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Meerdere dagen plannen',
  period: 'Dagen vanaf {day}',
  dayCount: '{count, plural, one {# dag} other {# dagen}}',
  movesFreely: 'Ook orders zonder laatste dag verplaatsen',
  start: 'Betere dagen zoeken',
  chosen:
    'Alleen {count, plural, one {# gekozen order mag} other {# gekozen orders mogen}} van dag wisselen; de andere houden hun dag.',
  chooseAll: 'Alles laten verplaatsen',
  intro: 'De berekening zoekt de dag waarop elke order het minst kost. Er verandert niets tot je accepteert.',
  runs: 'Eerdere berekeningen',
  runName:
    '{day}, {days, plural, one {# dag} other {# dagen}}: {moves, plural, one {# verplaatsing} other {# verplaatsingen}}',
  notLoaded: 'De weekplannen konden niet worden geladen',
  loading: 'Weekplannen laden',
  empty: 'Nog geen weekplan',
  emptyMore:
    'Na een berekening zie je hier welke orders naar een andere dag kunnen en wat elke verplaatsing bespaart.',
  nothingProposed: 'Deze berekening is gestopt voordat er een voorstel was.',
  phaseAlone: 'Elke dag wordt apart gepland',
  phaseWeek: 'De dagen worden samen gepland',
  noMoves: 'Geen andere dag is goedkoper voor een order.',
  saves:
    '{moves, plural, one {# verplaatsing bespaart} other {# verplaatsingen besparen}} {amount} ({percent} %).',
  servesMore:
    '{moves, plural, one {# verplaatsing} other {# verplaatsingen}}: de voertuigen nemen {count, plural, one {# order} other {# orders}} meer mee.',
  withoutVan: 'Zonder voertuig',
  distance: 'Afstand',
  byDay: 'Cijfers per dag',
  day: 'Dag',
  noFreeVan: 'geen voertuig vrij',
  allDays: 'Alle dagen',
  figuresMean: 'Voor de pijl: elke order op zijn eigen dag. Erna: zoals voorgesteld.',
  moves: 'Verplaatsingen',
  all: 'Alle',
  order: 'Order',
  recipient: 'Ontvanger',
  fromDay: 'Van',
  toDay: 'Naar',
  saving: 'Bespaart',
  savingMeans:
    'Bespaart: wat een verplaatsing waard is als alle andere zijn geaccepteerd. Onder nul loont ze alleen samen met andere.',
  accepted: 'Verplaatst',
  accept: '{count, plural, one {# verplaatsing} other {# verplaatsingen}} accepteren',
  takeBack: '{count, plural, one {# verplaatsing} other {# verplaatsingen}} terugdraaien',
  acceptMeans:
    'De orders krijgen de nieuwe dag met dezelfde tijden, en van elk van deze dagen start een plan.',
  moved: '{count, plural, one {# order verplaatst} other {# orders verplaatst}}',
  keepDay: 'Orders die hun dag houden',
  noVanTakes: 'Orders die geen voertuig meeneemt',
  heldRecipient: 'De ontvanger koos de dag',
  heldPromised: 'Deze dag is de ontvanger beloofd',
  heldLinked: 'Gekoppeld aan andere orders van die dag',
  heldLocked: 'Vergrendeld in een plan',
  heldNotChosen: 'Niet bij de gekozen orders',
  heldOneDay: 'Noemt maar één dag',
  skippedChanged: 'intussen gewijzigd',
  skippedDayOver: 'die dag is voorbij',
} satisfies Translation<typeof en>
