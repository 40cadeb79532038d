// Turkish texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Yönetici',
  dispatcher: 'Sevkiyat görevlisi',
  viewer: 'İzleyici',
  driver: 'Sürücü',

  // What a right allows
  seeOrders: 'Siparişleri, alıcıları, kanıtları ve mesajları görmek',
  changeOrders: 'Sipariş eklemek, içe aktarmak, değiştirmek ve iptal etmek, alıcılara ve sürücülere yazmak',
  seeFleet: 'Araçları, sürücüleri, depoları ve bölgeleri iş emirleri ve yakıtla birlikte görmek',
  changeFleet: 'Araç, sürücü, depo, bölge, iş emri ve yakıt eklemek ve değiştirmek',
  seePlans: 'Planları ve rotaları görmek',
  changePlans: 'Günleri planlamak ve planları elle değiştirmek',
  dispatchRoutes: 'Rotaları sürücülere göndermek ve yolda değiştirmek',
  seeLive: 'Canlı haritayı, tekrar oynatmaları ve analizleri görmek',
  searchAddresses: 'Adres defterinde aramak',
  changeAddresses: 'Adres defterini değiştirmek',
  solveByApi: 'API ile planlama problemleri çözmek',
  seeWebhooks: 'Webhook’ları ve mağazaları gönderdikleriyle görmek',
  changeWebhooks: 'Webhook ve mağaza eklemek ve değiştirmek',
  seePersons: 'Bir kişi hakkında saklanan her şeyi bulmak',
  erasePersons: 'Bir kişiyi silmek',
  seePay: 'Sürücülerin kazancını görmek',
  changePay: 'Ücret kurallarını değiştirmek, ücretleri düzeltmek ve dökümleri onaylamak',
  invitePeople: 'Ekibi görmek ve sürücü davet etmek',
  changeSettings: 'Şirketi, kurallarını ve e-postalarını değiştirmek',
  manageBilling: 'Faturaları görmek ve aboneliği değiştirmek',
  readAudit: 'Denetim kaydını okumak ve dışa aktarmak',

  // Refusals
  onlyAdministrators: 'Bunu yalnızca şirketin yöneticileri yapabilir.',
  rightMissing: 'Rolünüzde şu yetki yok: {right}. Bir yöneticiye başvurun.',
  viewersChangeNothing: 'İzleyiciler değişiklik yapamaz: sevkiyata veya bir yöneticiye başvurun.',
} satisfies Translation<typeof en>
