// French texts of the import of orders.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Steps
  importOrders: 'Importer des commandes',
  file: 'Fichier',
  columns: 'Colonnes',
  check: 'Vérifier',
  import: 'Importer',
  rowsNotChecked: 'Les lignes n’ont pas pu être vérifiées',

  // File
  fileRefused: 'Ce fichier ne peut pas être importé',
  dropFile:
    'Déposez ici un tableau (CSV, Excel, OpenDocument), un PDF ou un e-mail, ou collez des lignes ou un texte',
  pasteText: 'Ou collez le texte d’un e-mail ou d’un message',
  pasteExample: 'Commande : 4711\nDestinataire : Edith Ward\n6 Queen Street, Ashmouth',
  readText: 'Lire le texte',
  chooseFile: 'Choisir un fichier',
  orderFile: 'Fichier de commandes',
  fileLimits: 'Jusqu’à {size} Mo et {rows} lignes. Vérifié d’abord, importé seulement quand vous confirmez.',
  whatFileHolds:
    'Une ligne par commande, ou une par article. Seules une adresse ou des coordonnées sont nécessaires : les numéros de commande absents sont créés. Noms et ordre des colonnes n’importent pas.',
  downloadTemplate: 'Télécharger un modèle',
  pastedRows: 'Lignes collées',
  seeLine: '{message} Voir la ligne {line}.',

  // Columns
  keepAsCustom: 'Garder comme champ personnalisé',
  leaveOut: 'Laisser de côté',
  columnsUsed:
    '{used} colonnes sur {count} sont des champs d’une commande. Les autres sont gardées comme champs personnalisés, sauf si vous les laissez de côté.',
  asLastFile: 'Affecté comme votre dernier fichier avec ces colonnes.',
  sheet: 'Feuille',
  chooseAddressColumn: 'Choisissez la colonne de l’adresse, ou les deux de la latitude et de la longitude.',
  moreColumns: '{count} autres colonnes sont gardées comme champs personnalisés.',
  emptyColumn: 'Vide',
  meaningOf: 'Sens de {header}',
  checkRows: 'Vérifier les lignes',

  // How the file was read
  howRead: 'Comment le fichier a été lu',
  readAs: 'Lire comme {day}',
  useDay: 'Prendre {day}',
  titleDay: 'Les lignes sans jour sont pour {day}. Au-dessus de l’en-tête figure {title}.',
  titleDayOther: 'Les lignes sans jour sont pour {day}. Au-dessus de l’en-tête figure un autre jour.',
  rowsToLookAt: 'Lignes à regarder',
  rowsLikeThis:
    '{count, plural, one {# ligne de ce type} many {# lignes de ce type} other {# lignes de ce type}} : lignes {lines}.',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'Destinataire',
  address: 'Adresse',
  window: 'Créneau',
  anyTime: 'à toute heure',
  row: 'Ligne',
  rowNumber: 'Ligne {line}',
  state: 'État',
  ready: 'prêtes',
  fieldInRow: '{field} à la ligne {line}',
  emptyCell: 'vide',
  needAttention: '{count, plural, one {à corriger} many {à corriger} other {à corriger}}',
  rowsInTotal: '{count, plural, one {ligne au total} many {lignes au total} other {lignes au total}}',
  checkingAddresses: 'Vérification des adresses',
  rows: 'Lignes',
  rowsNearProblems: 'Lignes proches des problèmes',
  allRows: 'Toutes les lignes',
  backToColumns: '{problems}. Revenez à Colonnes.',
  showMore: 'Afficher {count} de plus',
  swapped: 'Latitude et longitude semblent inversées dans {count} lignes.',
  swapColumns: 'Inverser les colonnes',
  skip: 'Ignorer',
  choose: 'Choisir',
  noneOfThese: 'Aucune, ignorer la ligne',
  mapOfOrders:
    '{count, plural, one {Carte d’une commande} many {Carte de # commandes} other {Carte de # commandes}}',

  // Days
  today: 'aujourd’hui',
  tomorrow: 'demain',
  yesterday: 'hier',
  daysAgo: 'il y a {days} jours',
  inDays: 'dans {days} jours',
  noDayYet: 'Aucune commande n’a encore de jour',
  ordersForDay:
    '{count, plural, one {# commande} many {# commandes} other {# commandes}} pour {day}, {distance}',
  ordersOnDays:
    '{count, plural, one {# commande} many {# commandes} other {# commandes}} sur {days} jours, du {first}, {distance}, au {last}',
  dayIsOver:
    'C’est passé. Quel jour voulez-vous ? L’historique est gardé, mais ni planifié ni annoncé à personne.',
  whichDay: 'Quel jour est visé',
  asInFile: 'Selon le fichier',
  todayChoice: 'Aujourd’hui',
  nextWorkday: 'Prochain jour ouvré',
  history: 'Historique',

  // Import and its result
  skipAndImport: 'Ignorer {skipped}, importer {ready}',
  importing: 'Importation',
  importCount: 'Importer {count}',
  nothingUntilFixed: 'Rien n’est importé tant que chaque ligne n’est pas corrigée ou ignorée.',
  downloadWithReasons:
    '{count, plural, one {Télécharger la # ligne avec sa raison} many {Télécharger les # lignes avec leurs raisons} other {Télécharger les # lignes avec leurs raisons}}',
  rowsSkipped: '{count, plural, one {# ligne ignorée} many {# lignes ignorées} other {# lignes ignorées}}.',
  restore: 'Rétablir',
  allReady: 'Toutes les lignes sont prêtes.',
  showOrders: 'Afficher les commandes',
  showDay: 'Afficher {day}',
  planDay: 'Planifier {day}',
  ordersImported:
    '{count, plural, one {# commande importée} many {# commandes importées} other {# commandes importées}}',
  newAndChanged: '{created} nouvelles, {changed} modifiées.',
  newChangedSkipped: '{created} nouvelles, {changed} modifiées, {skipped} ignorées.',
  fromAddressBook:
    '{count, plural, one {# commande a repris} many {# commandes ont repris} other {# commandes ont repris}} temps, consignes ou créneau du carnet d’adresses.',
  theyAreFor: 'Elles sont pour {days}.',
  downloadSkipped: 'Télécharger les lignes ignorées',
  importUndone:
    '{count, plural, one {Import annulé, # commande retirée} many {Import annulé, # commandes retirées} other {Import annulé, # commandes retirées}}',
  importNotUndone: 'L’import n’a pas pu être annulé',
  undoImport: 'Annuler cet import',
} satisfies Translation<typeof en>
