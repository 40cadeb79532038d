// Ukrainian names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: 'замовлення',
  addressBook: 'адресна книга',
  doorEvents: 'події біля дверей',
  followed: 'відстежувані доставки',
  wishes: 'постійні побажання',
  mails: 'листи та SMS',
  auditLines: 'рядки журналу',
  profile: 'профіль',
  devices: 'пристрої зі сповіщеннями',
  requests: 'запити',
  account: 'обліковий запис',
  waysToSignIn: 'способи входу',
  sessions: 'сеанси',
  secondSteps: 'другі кроки',
  passkeys: 'ключі доступу',
  people: 'учасники та запрошення',
  drivers: 'водії',
  vehicles: 'записи про авто',
  messages: 'повідомлення',
  invoices: 'рахунки',
  settings: 'налаштування компанії',
  feedback: 'відгуки',
  otherData: 'інші дані',
  keptAuditLines:
    'Треба звітувати, хто що робить: лишається, що зроблено й коли. Ім’я, адреса й сказане про особу зникають. Доки власник платформи зберігає журнал.',
  keptInvoices:
    'Податкове право: рахунок лишається таким, як виставлений, з назвою й адресою компанії. Стільки років, скільки вимагає закон продавця, часто десять.',
  keptCreditNotes:
    'Податкове право: кредит-нота лишається такою, як виставлена, як і її рахунок. Стільки років, скільки вимагає закон продавця, часто десять.',
  keptStops: 'Номер відповів STOP. Його зберігають, щоб йому більше не писали, доки він не відповість START.',
  keptBilling: 'Як компанія зветься в рахунках. Адміністратор змінює це в Налаштуваннях, Тариф.',
} satisfies Translation<typeof en>
