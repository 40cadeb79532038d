// Polish texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    'Podany przez nas czas dostawy jest już nieaktualny: została zdjęta z trasy. Napiszemy, gdy tylko będzie nowy termin. Przepraszamy za zmianę. {company}',
  told: '{count, plural, one {Powiadomiono # odbiorcę} few {Powiadomiono # odbiorców} many {Powiadomiono # odbiorców} other {Powiadomiono # odbiorcy}}',
  notTold: 'Nie powiadomiono odbiorcy {reference}',
  question:
    '{count, plural, one {Powiadomić # odbiorcę o wycofaniu dostawy?} few {Powiadomić # odbiorców o wycofaniu dostawy?} many {Powiadomić # odbiorców o wycofaniu dostawy?} other {Powiadomić # odbiorcy o wycofaniu dostawy?}}',
  questionMore:
    'Byli już o niej powiadomieni, a wysłanych wiadomości nie da się cofnąć. Nikt inny nie dostanie wiadomości.',
  recipients: 'Odbiorcy',
  tell: '{count, plural, one {Powiadom # odbiorcę} few {Powiadom # odbiorców} many {Powiadom # odbiorców} other {Powiadom # odbiorcy}}',
  tellNobody: 'Nikogo nie powiadamiaj',
  whatTheyRead: 'Co przeczytają, e-mailem i SMS-em jak wcześniej',
} satisfies Translation<typeof en>
