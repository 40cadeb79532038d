// Turkish texts of the settings of single sign-on. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Tek oturum açma',
  intro:
    'Şirketinizin çalışanları, OpenID Connect veya SAML 2.0 ile şirketin kendi kimlik sağlayıcısında oturum açar.',
  what: 'tek oturum açma',
  domains: 'E-posta alan adları',
  domainsMore:
    'E-posta adresi, kişiyi kimlik sağlayıcınıza götürür. Alan adının size ait olduğunu bir DNS kaydıyla kanıtlayın.',
  proven: 'Kanıtlandı',
  notProven: 'Henüz kanıtlanmadı',
  checkDomain: '{domain} alan adını denetle',
  removeDomain: '{domain} alan adını kaldır',
  notChecked: '{domain} denetlenemedi',
  notRemoved: 'Kaldırılamadı',
  newDomain: 'Alan adı',
  enterDomain: '{example} gibi bir alan adı girin',
  addDomain: 'Alan adı ekle',
  domainNotAdded: 'Alan adı eklenmedi',
  provider: 'Kimlik sağlayıcı',
  protocol: 'Protokol',
  tellProvider: 'Bunları kimlik sağlayıcınıza girin',
  redirectUri: 'Yönlendirme URI’si',
  ownEntityId: 'Entity ID',
  issuer: 'Yayımcı (issuer)',
  issuerHint: '/.well-known/openid-configuration bölümünden önceki adres.',
  clientId: 'İstemci kimliği',
  secret: 'İstemci gizli anahtarı',
  secretStored: 'Bir gizli anahtar kayıtlı. Korumak için alanı boş bırakın.',
  entityId: 'Sağlayıcının entity ID’si',
  entityIdHint: 'Yayımcı veya tanımlayıcı da denir.',
  signInUrl: 'Oturum açma URL’si',
  certificates: 'İmza sertifikaları',
  certificatesHint:
    'PEM biçiminde. Sağlayıcı anahtarını değiştirmeden önce sonrakini mevcut olanın yanına ekleyin.',
  certificateEnds: '{subject}: {day} tarihine kadar geçerli',
  newPeople: 'İlk kez oturum açan kişiler',
  membersOnly: 'Yalnızca ekip üyeleri girer',
  enabled: 'Tek oturum açma etkin',
  required: 'Kanıtlanmış e-posta alan adına sahip üyeler bunu kullanmak zorunda',
  requiredHint:
    'Yöneticiler diğer oturum açma yollarını korur; böylece sağlayıcınızdaki bir kesinti kimseyi dışarıda bırakmaz. Açık oturumlar sürer.',
  notSaved: 'Tek oturum açma kaydedilmedi',
  saved: 'Tek oturum açma kaydedildi',
  trialTitle: 'Deneme',
  trialMore:
    'Bu sekmede kimlik sağlayıcınızda oturum açın. Oturumunuz değişmez; ardından bu sayfa sonucu söyler.',
  tryIt: 'Oturum açmayı dene',
  trialFailed: 'Deneme başlatılamadı',
  lastProblem: 'Son sorun, {when}: {problem}',
  lastSuccess: 'Son başarı: {when}',
  noSuccess: 'Henüz kimse bu yolla oturum açmadı.',
  removeAll: 'Tek oturum açmayı kaldır',
  removeQuestion: 'Tek oturum açma kaldırılsın mı?',
  removeEffect: 'Herkes yeniden parolayla oturum açar. E-posta alan adları kalır.',
} satisfies Translation<typeof en>
