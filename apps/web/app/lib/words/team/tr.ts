// Turkish texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'Ekip',
  members: 'Üyeler',
  roleOf: 'Rol: {name}',
  signsInByCode: 'Kodla giriş yapar',
  handOverTo: 'Devret: {name}',
  deactivated: 'Devre dışı',
  deactivatedMeaning:
    'Şirketinizin kimlik sağlayıcısı bu kişileri devre dışı bıraktı; oturum açamazlar. Aralarındaki sürücülerin rotalarını başkalarına verin. Bir yönetici onları orada etkinleştirir ya da buradan çıkarır.',
  removePerson: 'Kaldır: {name}',
  removePersonQuestion: 'Kaldırılsın mı: {name}?',
  removeEffect:
    'Erişim hemen sona erer ve bu kişinin oluşturduğu API anahtarları çalışmaz. Geri dönmek için yeni bir davet gerekir.',
  remove: 'Kaldır',
  onlyOffice: 'Ekip sayfası sevkiyat ve yöneticiler içindir',
  notLoaded: 'Ekip yüklenemedi',
  loadingTeam: 'Ekip yükleniyor',
  isNow: '{name}: artık {role}',
  isGone: '{name} artık şirkette değil',
  isAdministrator: '{name} artık yönetici',
  nothingChanged: 'Hiçbir şey değişmedi',
  saved: 'Kaydedildi',

  // Handing over
  handOverQuestion: 'Şirket devredilsin mi? Yeni kişi: {name}',
  handOverEffect:
    'Bu kişi yönetici olur; kişilere, plana, faturalara ve anahtarlara o karar verir. Siz hemen sevkiyat görevlisi olursunuz ve bunu yalnızca o değiştirebilir. API anahtarlarınız sevkiyat görevlisinin yetkilerine sahip olur.',
  handOver: 'Devret',

  // Invitations
  invite: 'Birini davet et',
  inviteDriver: 'Sürücü davet et',
  invited: 'Davet edilenler',
  invitations: 'Davetler',
  roleExpired: '{role}, süresi doldu',
  roleUntil: '{role}, son kabul günü {day}',
  expired: 'Süresi doldu',
  isHeld: 'Onayınızı bekliyor',
  sendAgain: 'Yeniden gönder',
  withdraw: 'Geri çek',
  sentAgain: '{email} adresine yeniden gönderildi',
  withdrawn: '{email} daveti geri çekildi',
  invitationSent: 'Davet {email} adresine gönderildi',
  sendInvitation: 'Daveti gönder',
  invitationNotSent: 'Davet gönderilemedi',
  email: 'E-posta',
  linkLasts: 'E-postadaki bağlantı {days} gün boyunca bir kez çalışır.',
  role: 'Rol',
  adminMeaning: 'her şeyi yapar ve kimin şirkette olduğuna karar verir',
  dispatcherMeaning: 'içe aktarır, planlar, rotaları gönderir ve filoyla ilgilenir',
  viewerMeaning: 'her şeyi görür, hiçbir şeyi değiştirmez',
  driverMeaning: 'sürücü uygulamasında kendi rotasını görür',

  // Roles
  customRoles: 'Kendi rolleriniz',
  newRole: 'Yeni rol',
  customRolesMeaning:
    'Yönetici, sevkiyat görevlisi, izleyici ve sürücü dışında: yalnızca işaretlediğiniz yetkilere sahip bir rol.',
  noRoles: 'Henüz yok.',
  roles: 'Roller',
  theRoles: 'roller',
  theRule: 'kural',
  openInvitations: '{count, plural, one {# açık davet} other {# açık davet}}',
  nobody: 'Henüz kimsede yok',
  changeRole: 'Değiştir: {name}',
  removeRole: '{name} rolünü kaldır',
  removeRoleQuestion: '{name} rolü kaldırılsın mı?',
  removeRoleRule: 'Birinde olan rol kalır: önce ona başka bir rol verin.',
  roleRemoved: '{name} kaldırıldı',
  roleChanged: '{name} değiştirildi',
  roleAdded: '{name} artık verilebilir',
  saveRole: 'Rolü kaydet',
  roleNotSaved: 'Rol kaydedilemedi',
  name: 'Ad',
  membersGain: 'Üyeler yeni yetkilere bir sonraki tıklamada sahip olur',
  roleExample: 'Ekipteki adı: Depo, Müşteri hizmetleri',
  rightsRule:
    'Bir yetki, gerektirdiklerini de getirir. Üyeler, roller, API anahtarları ve arşiv yöneticilerde kalır.',
  groupOrders: 'Siparişler',
  groupFleet: 'Filo',
  groupPlanning: 'Planlama ve yol',
  groupConnections: 'Bağlantılar',
  groupPeople: 'Kişiler ve şirket',

  // Second step
  secondStep: 'Girişte ikinci adım',
  secondStepMeaning:
    'İşaretli roldeki kişiler paroladan sonra telefonlarından bir kod girer. Henüz olmayanların oturumu şimdi kapanır ve tekrar girişte eklerler.',
} satisfies Translation<typeof en>
