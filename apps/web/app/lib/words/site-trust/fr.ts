// French texts of the pages of security and trust.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  securityLead:
    'L’accès se décide dans la base de données, ligne par ligne. Tout ce qui est au-dessus pourrait faillir, et une entreprise n’en verrait toujours pas une autre.',
  rows: 'Des lignes, pas des écrans',
  rowsMore:
    'Chaque table porte des règles qui disent qui peut lire et écrire lesquelles de ses lignes. Elles sont testées comme un seul tableau de qui, quoi et comment, avec la réponse attendue écrite à la main. Une nouvelle table sans entrée fait échouer notre build.',
  signIn: 'Connexion',
  signInPasswords:
    'Les mots de passe sont conservés sous forme de hachages argon2id. Un compte inconnu et un mauvais mot de passe reçoivent la même réponse.',
  signInTokens:
    'Les jetons de rafraîchissement changent, et un jeton volé utilisé deux fois met fin à toute sa famille.',
  signInSecondFactor: 'Chacun peut activer un second facteur (TOTP).',
  signInPasskey: 'Une clé d’accès connecte sans mot de passe, et pas sur une fausse page.',
  signInReset: 'Les liens de réinitialisation fonctionnent une fois et expirent après {hours} heures.',
  keys: 'Clés et appareils',
  keysMore:
    'Les jetons d’appareil sont affichés une fois et conservés sous forme de hachages. Un jeton d’appareil appartient à un véhicule et ne peut que dire où il est. Les numéros de suivi portent un caractère de contrôle, et les tentatives pour les deviner sont limitées.',
  browser: 'Dans le navigateur',
  browserMore:
    'Une politique de contenu stricte, pas d’inclusion dans un cadre, pas de scripts venus d’ailleurs. Les images redimensionnées sont débarrassées de ce que les appareils photo y ont écrit. Les feuilles de calcul sont lues avec des limites.',
  report: 'Signaler une faille',
  reportMore:
    'Écrivez-nous par <contact>Contact</contact> ce que vous avez trouvé et comment le reproduire. Nous répondons sous {hours} heures les jours ouvrés, et nous ne poursuivons pas ceux qui cherchent de bonne foi.',
  trustLead: 'Ce que nous promettons, et où vous pouvez le vérifier vous-même.',
  promises: 'Promesses',
  promiseKept: 'Ce qui a été confirmé est conservé',
  promiseKeptMore: 'Une écriture que nous avons confirmée survit à un plantage du serveur.',
  promiseOnce: 'Rien n’est fait deux fois',
  promiseOnceMore: 'Une requête répétée avec la même clé reçoit la première réponse.',
  promisePlan: 'Un plan est ce qu’il dit',
  promisePlanMore:
    'Un second programme recalcule la charge, le temps et les créneaux de chaque plan avant que vous ne le voyiez.',
  promiseDeploy: 'Un déploiement n’est pas une panne',
  promiseDeployMore: 'La journée sur la route continue pendant que le serveur change.',
  availability: 'Disponibilité',
  availabilityMore:
    'Des sondes tournent en permanence ; la <status>page d’état</status> montre leurs résultats, chaque incident que nous avons publié et la maintenance prévue.',
  securityMore:
    'Le fonctionnement des accès, de la connexion et des clés est décrit sur la <security>page de sécurité</security>.',
  privacyMore:
    'Ce qui est conservé, pour qui et pour combien de temps : <privacy>Confidentialité</privacy>. La carte, les routes et les adresses viennent de nos propres serveurs, sauf si un service extérieur est configuré ; celui-ci reçoit alors les adresses qu’on lui demande.',
  leaving: 'Partir',
  leavingMore:
    'De mois en mois. Les administrateurs emportent tout dans un seul fichier zip : commandes, personnes, positions, photos, factures et journal. Aussi pendant {days} jours après la fermeture de l’entreprise.',
  sources: 'D’où viennent les données de la carte',
  sourcesMore:
    'Les régions réelles sont compilées à partir d’OpenStreetMap, © contributeurs d’OpenStreetMap, sous l’Open Database License. La ville de la démonstration, Ashmouth, est inventée et générée par notre propre programme.',
} satisfies Translation<typeof en>
