// Ukrainian texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: 'Нове звернення',
  ticketsNoun: 'звернення',
  tickets: 'Звернення',
  theTicket: 'звернення',
  allTickets: 'Усі звернення',
  nothingAsked: 'Звернень поки немає',
  nothingAskedMore:
    'Питайте тут, коли щось не працює або хочете знати, як воно працює. Відповіді приходять сюди й електронною поштою.',
  chooseTicket: 'Виберіть звернення, щоб прочитати. У будні людина відповідає протягом {hours} годин.',
  answersWithin: 'У будні людина відповідає протягом {hours} годин.',
  askSupport: 'Запитати підтримку',
  notSent: 'Ваше запитання не надіслано',
  subject: 'Тема',
  fewWords: 'Кількома словами',
  whatHappens: 'Що відбувається і чого ви очікували',
  answerComes: 'Відповідь прийде сюди й на {email}',
  sending: 'Надсилання',
  send: 'Надіслати',
  sendToSupport: 'Надіслати підтримці',
  writeToReopen: 'Напишіть, щоб відкрити знову',
  writeToSupport: 'Написати підтримці',
  stateOpen: 'у підтримки',
  stateAnswered: 'є відповідь',
  stateClosed: 'закрито',
  messages: 'Повідомлення',
  noteBy: 'Нотатка: {name}',
  supportAt: 'підтримка, {time}',
} satisfies Translation<typeof en>
