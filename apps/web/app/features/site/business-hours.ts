// Position of a moment in the business week: Mon-Fri 9AM-6PM in Los Angeles (the requirement says PST all
// year).
const ZONE = 'America/Los_Angeles'
const OPENS = 9
const CLOSES = 18
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Weekday (0 = Monday), elapsed share of the day, and a sentence. */
export function businessWeek(now: Date): { day: number; share: number; isOpen: boolean; sentence: string } {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: ZONE,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  )
  const day = DAYS.indexOf(parts.weekday ?? '')
  const hours = Number(parts.hour) + Number(parts.minute) / 60
  const isOpen = day < 5 && hours >= OPENS && hours < CLOSES
  const clock = `${parts.weekday}, ${parts.hour}:${parts.minute} PST`
  const opensNext =
    day >= 4 && !(day === 4 && hours < OPENS) ? 'Monday' : hours < OPENS ? 'today' : 'tomorrow'
  return {
    day,
    share: hours / 24,
    isOpen,
    sentence: isOpen ? `${clock}: open` : `${clock}: closed, opens ${opensNext} at 9AM`,
  }
}
