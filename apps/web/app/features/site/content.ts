// Questions and answers of the contact page. Tests prove their claims (claims.ts).
import { BRAND, TRIAL } from '../../lib/brand-of-page.ts'

export const CONTACT_FAQ: { id: string; question: string; answer: string }[] = [
  {
    id: 'trial',
    question: 'How long is the trial, and do you need a card?',
    answer: `${TRIAL.noun}, no card. When it ends you can still read everything.`,
  },
  {
    id: 'spreadsheet',
    question: 'Can I bring my addresses from a spreadsheet?',
    answer: `Yes. CSV and XLSX, with the columns you have: ${BRAND.name} finds which is which, shows what it could not read row by row, and stores nothing until you agree.`,
  },
  {
    id: 'phones',
    question: 'Do drivers need new phones?',
    answer:
      'No. The driver app runs in the browser of a phone, and trackers that speak OsmAnd or OwnTracks work as they are.',
  },
  {
    id: 'limit',
    question: 'What happens when a vehicle is over the limit of my plan?',
    answer:
      'Nothing breaks. The day that is planned runs to its end; the next vehicle waits until you upgrade or archive one.',
  },
  {
    id: 'data',
    question: 'Where is our data kept, and who can see it?',
    answer:
      'In one PostgreSQL database, separated row by row for each company. Your people see it by their role.',
  },
  {
    id: 'tracking',
    question: 'Can recipients track without an account?',
    answer:
      'Yes. The tracking number opens the page. It shows when the parcel comes and the van near the end, never a phone number or another stop.',
  },
]
