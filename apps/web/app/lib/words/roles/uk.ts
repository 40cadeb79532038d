// Ukrainian texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Адміністратор',
  dispatcher: 'Диспетчер',
  viewer: 'Спостерігач',
  driver: 'Водій',

  // What a right allows
  seeOrders: 'Бачити замовлення, одержувачів, підтвердження й повідомлення',
  changeOrders: 'Додавати, імпортувати, змінювати й скасовувати замовлення, писати одержувачам і водіям',
  seeFleet: 'Бачити авто, водіїв, бази й зони, з нарядами на ремонт і пальним',
  changeFleet: 'Додавати й змінювати авто, водіїв, бази, зони, наряди на ремонт і пальне',
  seePlans: 'Бачити плани й маршрути',
  changePlans: 'Планувати дні й змінювати плани вручну',
  dispatchRoutes: 'Надсилати маршрути водіям і змінювати їх у дорозі',
  seeLive: 'Бачити карту наживо, повтори й аналітику',
  searchAddresses: 'Шукати в адресній книзі',
  changeAddresses: 'Змінювати адресну книгу',
  solveByApi: 'Розв’язувати задачі через API',
  seeWebhooks: 'Бачити вебхуки й магазини та що вони надіслали',
  changeWebhooks: 'Додавати й змінювати вебхуки та магазини',
  seePersons: 'Знаходити все, що збережено про людину',
  erasePersons: 'Стирати дані людини',
  seePay: 'Бачити заробіток водіїв',
  changePay: 'Змінювати правила оплати, виправляти оплату й затверджувати відомості',
  invitePeople: 'Бачити команду й запрошувати водіїв',
  changeSettings: 'Змінювати компанію, її правила й листи',
  manageBilling: 'Бачити рахунки й змінювати підписку',
  readAudit: 'Читати й експортувати журнал дій',

  // Refusals
  onlyAdministrators: 'Це можуть робити лише адміністратори компанії.',
  rightMissing: 'Вашій ролі бракує права: {right}. Зверніться до адміністратора.',
  viewersChangeNothing: 'Спостерігачі нічого не змінюють: зверніться до диспетчера або адміністратора.',
} satisfies Translation<typeof en>
