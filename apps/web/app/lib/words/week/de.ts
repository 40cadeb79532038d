import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Mehrere Tage planen',
  period: 'Tage ab {day}',
  dayCount: '{count, plural, one {# Tag} other {# Tage}}',
  movesFreely: 'Auch Aufträge ohne letzten Tag verschieben',
  start: 'Bessere Tage suchen',
  chosen:
    'Nur {count, plural, one {# gewählter Auftrag darf} other {# gewählte Aufträge dürfen}} den Tag wechseln; die anderen behalten ihn.',
  chooseAll: 'Alle verschieben lassen',
  intro:
    'Der Lauf sucht den Tag, an dem jeder Auftrag am wenigsten kostet. Nichts ändert sich, bis du annimmst.',
  runs: 'Frühere Läufe',
  runName:
    '{day}, {days, plural, one {# Tag} other {# Tage}}: {moves, plural, one {# Verschiebung} other {# Verschiebungen}}',
  notLoaded: 'Die Wochenpläne konnten nicht geladen werden',
  loading: 'Wochenpläne werden geladen',
  empty: 'Noch kein Wochenplan',
  emptyMore:
    'Nach einem Lauf siehst du hier, welche Aufträge auf einen anderen Tag wechseln könnten und was jeder Wechsel spart.',
  nothingProposed: 'Dieser Lauf wurde gestoppt, bevor er einen Vorschlag hatte.',
  phaseAlone: 'Jeder Tag wird für sich geplant',
  phaseWeek: 'Die Tage werden gemeinsam geplant',
  noMoves: 'Kein anderer Tag ist für einen Auftrag günstiger.',
  saves:
    '{moves, plural, one {# Verschiebung spart} other {# Verschiebungen sparen}} {amount} ({percent} %).',
  servesMore:
    '{moves, plural, one {# Verschiebung} other {# Verschiebungen}}: Die Fahrzeuge nehmen {count, plural, one {# Auftrag} other {# Aufträge}} mehr mit.',
  withoutVan: 'Ohne Fahrzeug',
  distance: 'Strecke',
  byDay: 'Zahlen je Tag',
  day: 'Tag',
  noFreeVan: 'kein Fahrzeug frei',
  allDays: 'Alle Tage',
  figuresMean: 'Vor dem Pfeil: jeder Auftrag an seinem Tag. Danach: wie vorgeschlagen.',
  moves: 'Verschiebungen',
  all: 'Alle',
  order: 'Auftrag',
  recipient: 'Empfänger',
  fromDay: 'Von',
  toDay: 'Auf',
  saving: 'Spart',
  savingMeans:
    'Spart: was eine Verschiebung wert ist, wenn alle anderen angenommen sind. Unter null lohnt sie sich nur zusammen mit anderen.',
  accepted: 'Verschoben',
  accept: '{count, plural, one {# Verschiebung} other {# Verschiebungen}} annehmen',
  takeBack: '{count, plural, one {# Verschiebung} other {# Verschiebungen}} zurücknehmen',
  acceptMeans:
    'Die Aufträge bekommen den neuen Tag mit denselben Uhrzeiten, und für jeden dieser Tage startet ein Plan.',
  moved: '{count, plural, one {# Auftrag verschoben} other {# Aufträge verschoben}}',
  keepDay: 'Aufträge, die ihren Tag behalten',
  noVanTakes: 'Aufträge, die kein Fahrzeug nimmt',
  heldRecipient: 'Der Empfänger hat den Tag gewählt',
  heldPromised: 'Dem Empfänger ist dieser Tag zugesagt',
  heldLinked: 'An andere Aufträge des Tages gebunden',
  heldLocked: 'In einem Plan gesperrt',
  heldNotChosen: 'Nicht unter den gewählten Aufträgen',
  heldOneDay: 'Nennt nur einen Tag',
  skippedChanged: 'inzwischen geändert',
  skippedDayOver: 'dieser Tag ist vorbei',
} satisfies Translation<typeof en>
