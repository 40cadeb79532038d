// Parses windows: 08:30-15:30, 1pm-3, ab 14 Uhr, before noon, vormittags, 14時～16時.
import { parseTime } from './cells.ts'

/** Both ends as texts for `parseTime`; an open end is empty. */
export interface WindowTexts {
  from: string
  to: string
}

/** Words before the times of a window. */
const LEAD =
  /^(?:time ?window|window|zeitfenster|cr[ée]neau|franja|fascia|between|zwischen|entre|tussen|tra|from|von|de|das|dalle|van|mellem|mellan|mellom|kl\.?)\s*:?\s+(?=\d)/i
/** `ab 9 Uhr`, `before 12:00`: half-open windows. */
const AFTER =
  /^(?:from|after|ab|nach|desde|a partir de|à partir de|apr[èe]s|vanaf|na|dalle|dopo|fra|fr[åa]n|efter|od)\s+(?=\d|noon|mid)/i
const BEFORE =
  /^(?:until|till|before|by|bis|vor|hasta|antes de|avant|jusqu'?à|tot|v[óo]or|entro|fino alle|at[ée]|f[øo]r|f[öo]re|till|do|přede?)\s+(?=\d|noon|mid)/i

const words = (text: string) => new Set(text.split(',').map((word) => word.trim()))

/** Named parts of the day, with carriers' usual hours. */
const PARTS: readonly (readonly [ReadonlySet<string>, WindowTexts])[] = [
  [
    words(
      'morning,am,a.m.,forenoon,in the morning,vormittag,vormittags,morgens,matin,le matin,matinée,por la mañana,mattina,mattino,ochtend,formiddag,förmiddag,manhã,de manhã,rano,dopoledne,aamupäivä,午前,午前中,上午',
    ),
    { from: '08:00', to: '12:00' },
  ],
  [
    words(
      'afternoon,pm,p.m.,in the afternoon,nachmittag,nachmittags,après-midi,apres-midi,aprem,tarde,por la tarde,pomeriggio,middag,namiddag,eftermiddag,ettermiddag,à tarde,po południu,odpoledne,iltapäivä,午後,下午',
    ),
    { from: '12:00', to: '17:00' },
  ],
  [
    words(
      'evening,in the evening,abend,abends,soir,soirée,le soir,noche,por la noche,sera,avond,aften,kväll,kveld,noite,wieczór,wieczorem,večer,ilta,夜間,晚上',
    ),
    { from: '17:00', to: '21:00' },
  ],
  [
    words(
      'all day,any time,anytime,any,whole day,flexible,open,ganztägig,ganztags,ganzer tag,egal,toute la journée,journée,todo el día,tutto il giorno,hele dag,hele dagen,hela dagen,dia inteiro,cały dzień,celý den,koko päivä,指定なし,終日,全天,none,-,n/a',
    ),
    { from: '', to: '' },
  ],
]

/**
 * The window of a named part of the day such as `vormittags`, open at both ends for a whole day; null for
 * other words.
 */
export function dayPart(text: string): WindowTexts | null {
  const word = text.trim().toLowerCase()
  return PARTS.find(([names]) => names.has(word))?.[1] ?? null
}

/** A window with only one end, given in words. */
export function openWindow(text: string): WindowTexts | null {
  const ends = [
    { from: text.replace(AFTER, ''), to: '' },
    { from: '', to: text.replace(BEFORE, '') },
  ]
  return ends.find(({ from, to }) => from + to !== text && parseTime(from + to) !== null) ?? null
}

/** The two ends of `08:30-15:30`, `1-3pm` or `2026-11-24 08:30 - 2026-11-24 15:30`; null without two. */
export function splitWindow(text: string): WindowTexts | null {
  const clocks = text.trim().replace(LEAD, '')
  const parts = clocks.split(
    /\s*[–—~～〜]\s*|\s+(?:-|to|bis|a|à|as|às|e|y|et|en|and|und|alle|tot|til|till|do|ate|até|until)\s+/i,
  )
  const [from, to] = parts.length === 2 ? parts : clocks.split('-').length === 2 ? clocks.split('-') : []
  return from && to ? withHalfOfDay({ from: from.trim(), to: to.trim() }) : null
}

const HOUR = /^(\d{1,2})(?::?([0-5]\d))?$/
const HALF = /^(\d{1,2}(?::[0-5]\d)?)\s*([ap])\.?m\.?$/i
/** A window of bare hours that would end by this hour at night means the afternoon. */
const NIGHT_ENDS = 5
const NOON = 12

/**
 * Completes a window's ends: `1pm-3` ends at 3 pm, `11-1pm` begins at 11 am, bare hours such as `1-3` or
 * `11-2` are in the daytime. Ends with minutes, a leading zero or their own suffix stay.
 */
export function withHalfOfDay({ from, to }: WindowTexts): WindowTexts {
  const [half, otherHalf] = [HALF.exec(from), HALF.exec(to)]
  if (half && HOUR.test(to)) return { from, to: `${to} ${latest(to, half)}` }
  if (otherHalf && HOUR.test(from)) return { from: `${from} ${earliest(from, otherHalf)}`, to }
  if (!isBareHour(from) || !isBareHour(to)) return { from, to }
  const [start, end] = [Number(from), Number(to)]
  if (start < end && end <= NIGHT_ENDS) return { from: `${start + NOON}:00`, to: `${end + NOON}:00` }
  if (start > end && end + NOON > start && start <= NOON) return { from, to: `${end + NOON}:00` }
  return { from, to }
}

const isBareHour = (text: string) => /^[1-9]\d?$/.test(text) && Number(text) <= NOON

/** `am` or `pm` for an end, from its start's. */
function latest(end: string, [, start = '', half = 'a']: RegExpExecArray): string {
  const isAfter = hourOf(end) > hourOf(start)
  return half.toLowerCase() === 'p' || !isAfter ? 'pm' : 'am'
}

/** `am` or `pm` for a start, from its end's: the latest one before the end. */
function earliest(start: string, [, end = '', half = 'a']: RegExpExecArray): string {
  return half.toLowerCase() === 'p' && hourOf(start) < hourOf(end) ? 'pm' : 'am'
}

/** Hours on a 12-hour clock, 12 as 0, with minutes as a fraction. */
function hourOf(text: string): number {
  const match = HOUR.exec(text.replace(/\s*[ap]\.?m\.?$/i, ''))
  return (Number(match?.[1] ?? 0) % NOON) + Number(match?.[2] ?? 0) / 60
}

/** Up to this hour, the 5 of `after 5` may be 17:00. */
const EARLY_HOURS = 7

/** True when hours were read as afternoon or as early morning but may mean the other. */
export function isHalfOfDayOpen(text: string): boolean {
  const open = openWindow(text)
  const hour = open ? open.from + open.to : ''
  if (isBareHour(hour) && Number(hour) <= EARLY_HOURS) return true
  const [from, to] = text.split('-').map((part) => part.trim())
  if (!from || !to || !isBareHour(from) || !isBareHour(to)) return false
  return withHalfOfDay({ from, to }).to !== to
}
