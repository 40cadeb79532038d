// Descriptions of rights of roles, in Turkish.
import type { RightWords } from '../role-rights.ts'

export default {
  'orders:read': 'Siparişleri, alıcıları, kanıtları ve mesajları görmek',
  'orders:write': 'Sipariş eklemek, içe aktarmak, değiştirmek ve iptal etmek, alıcılara ve sürücülere yazmak',
  'fleet:read': 'Araçları, sürücüleri, depoları ve bölgeleri iş emirleri ve yakıtla birlikte görmek',
  'fleet:write': 'Araç, sürücü, depo, bölge, iş emri ve yakıt eklemek ve değiştirmek',
  'plans:read': 'Planları ve rotaları görmek',
  'plans:write': 'Günleri planlamak ve planları elle değiştirmek',
  'plans:dispatch': 'Rotaları sürücülere göndermek ve yolda değiştirmek',
  'live:read': 'Canlı haritayı, tekrar oynatmaları ve analizleri görmek',
  'addresses:read': 'Adres defterinde aramak',
  'addresses:write': 'Adres defterini değiştirmek',
  'optimize:run': 'API ile planlama problemleri çözmek',
  'webhooks:read': 'Webhook’ları ve mağazaları gönderdikleriyle görmek',
  'webhooks:write': 'Webhook ve mağaza eklemek ve değiştirmek',
  'persons:read': 'Bir kişi hakkında saklanan her şeyi bulmak',
  'persons:erase': 'Bir kişiyi silmek',
  'pay:read': 'Sürücülerin kazancını görmek',
  'pay:write': 'Ücret kurallarını değiştirmek, ücretleri düzeltmek ve dökümleri onaylamak',
  'people:invite': 'Ekibi görmek ve sürücü davet etmek',
  'settings:write': 'Şirketi, kurallarını ve e-postalarını değiştirmek',
  'billing:manage': 'Faturaları görmek ve aboneliği değiştirmek',
  'audit:read': 'Denetim kaydını okumak ve dışa aktarmak',
} satisfies RightWords
