// Turkish texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company} kapatıldı. Verileri {day} tarihinden sonra silinir',
  closed: '{company} kapatıldı',
  closedMore:
    'O güne kadar yeniden açılabilir: bize yazın. Gönderilen rotalar tamamlanır, alıcılar takibe devam eder.',
  deletedOn: '{company} {day} tarihinde silindi',
  deleted: '{company} silindi',
  deletedMore: 'Kapatılmıştı ve yeniden açma süresi doldu. Faturalar yasanın gerektirdiği gibi saklanır.',
  suspended: '{company} erişiminizi askıya aldı',
  suspendedMore:
    'Örneğin arşivlenen sürücüler artık oturum açamaz. Şirketin sevkiyat görevlisine veya yöneticisine sorun.',
  removed: 'Artık {company} üyesi değilsiniz',
  removedMore: 'Şirketin bir yöneticisinden yeni davet isteyin.',
  removedOnMore: 'Bir yönetici sizi {day} tarihinde çıkardı. Şirketin bir yöneticisinden yeni davet isteyin.',
  whatYouMayEnter: 'hesabınızın erişimi',
  expectDelivery: 'Kendiniz bir teslimat mı bekliyorsunuz?',
  deliveriesToYou: 'Size gelen teslimatlar',
  writeToUs: 'Bize yazın',
  movedTo: '{company} {host} adresine taşındı',
  signInThere: 'Orada aynı adres ve parolayla oturum açın.',
  goOnThere: 'Orada devam et',
  nothingChanged: 'Hiçbir şey değişmedi',
  goOnWithout: 'Onsuz devam et',
  yourCompanies: 'Çalıştığınız şirketler',
  didNotOpen: '{company} açılamadı',
  openCompany: '{company} şirketini aç',
  yourAccess: 'Erişiminiz',
} satisfies Translation<typeof en>
