// French texts of the contact and support pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Posez-nous vos questions',
  lead: 'Une personne répond, sous {hours} heures les jours ouvrés.',
  forCustomers: 'Assistance aux clients',
  forCustomersMore:
    'Dans le produit, la question emporte avec elle le jour, le plan et la commande. <link>Se connecter</link>',
  somethingDown: 'Quelque chose est en panne ?',
  somethingDownMore: 'Les sondes le disent en premier. <link>État</link>',
  businessHours: 'Horaires d’ouverture',
  open: '{weekday}, {time} PST : ouvert',
  opensToday: '{weekday}, {time} PST : fermé, ouvre aujourd’hui à 9 h',
  opensTomorrow: '{weekday}, {time} PST : fermé, ouvre demain à 9 h',
  opensMonday: '{weekday}, {time} PST : fermé, ouvre lundi à 9 h',
  name: 'Nom',
  email: 'E-mail',
  company: 'Entreprise <optional>facultatif</optional>',
  phone: 'Téléphone <optional>facultatif</optional>',
  subject: 'Objet <optional>facultatif</optional>',
  message: 'Message',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  use: 'Nous nous en servons pour vous répondre, pour rien d’autre. <link>Confidentialité</link>',
  subjectGeneral: 'Général',
  subjectSales: 'Ventes',
  subjectSupport: 'Assistance',
  subjectPartnership: 'Partenariat',
  subjectDemo: 'Démonstration',
  sent: 'Merci pour votre message ! Nous vous répondrons sous {hours} heures.',
  failed: 'Le message n’a pas pu être envoyé. Veuillez réessayer.',
  notSent: '{reason} Votre texte est toujours là.',
  about: 'À propos de : {subject}',
  enterName: 'Saisissez votre nom',
  enterEmail: 'Saisissez votre adresse e-mail',
  emailIncomplete: 'Cette adresse e-mail est incomplète',
  enterMessage: 'Écrivez un message',
  frequentlyAsked: 'Questions fréquentes',
  trialQuestion: 'Combien de temps dure l’essai, et faut-il une carte ?',
  trialAnswer:
    '{days, plural, one {#\u00a0jour} other {#\u00a0jours}}, sans carte. À la fin, vous pouvez toujours tout lire.',
  spreadsheetQuestion: 'Puis-je apporter mes adresses depuis un tableur ?',
  spreadsheetAnswer:
    'Oui. En CSV et XLSX, avec les colonnes que vous avez : {name} trouve laquelle est laquelle, montre ligne par ligne ce qui n’a pas pu être lu et n’enregistre rien sans votre accord.',
  phonesQuestion: 'Les chauffeurs ont-ils besoin de nouveaux téléphones ?',
  phonesAnswer:
    'Non. L’application du chauffeur fonctionne dans le navigateur d’un téléphone, et les traceurs qui parlent OsmAnd ou OwnTracks fonctionnent tels quels.',
  limitQuestion: 'Que se passe-t-il quand un véhicule dépasse la limite de ma formule ?',
  limitAnswer:
    'Rien ne s’arrête. La journée planifiée va jusqu’au bout ; le véhicule suivant attend que vous changiez de formule ou en archiviez un.',
  dataQuestion: 'Où nos données sont-elles conservées, et qui peut les voir ?',
  dataAnswer:
    'Dans une base de données PostgreSQL, séparées ligne par ligne pour chaque entreprise. Vos équipes les voient selon leur rôle.',
  trackingQuestion: 'Les destinataires peuvent-ils suivre sans compte ?',
  trackingAnswer:
    'Oui. Le numéro de suivi ouvre la page. Elle montre quand le colis arrive et, vers la fin, la camionnette, jamais un numéro de téléphone ni un autre arrêt.',
  threeWays: 'Trois chemins vers une réponse, le plus rapide d’abord.',
  lookItUp: 'Chercher',
  lookItUpMore:
    'Le <help>Centre d’aide</help> contient des réponses courtes, classées par les mots que vous diriez à la radio.',
  checkTheLine: 'Vérifier la ligne',
  checkTheLineMore:
    'Quand quelque chose ne se charge pas, le <diagnostics>Diagnostic réseau</diagnostics> dit si cela vient de nous, de votre réseau ou de votre navigateur, et prépare un rapport que vous pouvez envoyer. La <status>page d’état</status> dit si d’autres le constatent aussi.',
  askAPerson: 'Demander à une personne',
  askAPersonMore:
    'Écrivez-nous par <contact>Contact</contact>. Nous sommes là : {businessHours}. Nous répondons sous {hours} heures les jours ouvrés.',
} satisfies Translation<typeof en>
