// French texts of what is wrong with an import, and how a file was read.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Why a file is refused
  empty_file: 'Le fichier est vide',
  no_rows: 'Le fichier a un en-tête mais aucune commande',
  too_many_rows: 'Le fichier a plus de {limit} commandes',
  too_many_columns: 'Le fichier a plus de {limit} colonnes',
  unreadable_file: 'Le fichier n’a pas pu être lu : il est tronqué, ou un guillemet n’est jamais fermé',
  protected_file: 'Le fichier est protégé par un mot de passe',
  sheet_missing: 'Le fichier n’a pas de feuille de ce nom',
  slow_file: 'La lecture du fichier a pris trop de temps',
  no_text: 'Le PDF contient des images sans texte, comme un scan',
  no_orders: 'Aucune commande n’a pu être lue dans le texte',
  unsupported_file: 'Ce type de fichier ne peut pas être importé.',
  too_large: 'Le fichier dépasse {limit}.',

  // What to do then
  hint_empty_file: 'Choisissez un autre fichier.',
  hint_no_rows: 'Choisissez un fichier avec au moins une commande.',
  hint_too_many_rows: 'Divisez-le en fichiers plus petits.',
  hint_too_many_columns: 'Supprimez les colonnes inutiles aux commandes.',
  hint_unreadable_file: 'Enregistrez-le de nouveau en CSV ou XLSX.',
  hint_protected_file: 'Enregistrez-le sans mot de passe.',
  hint_sheet_missing: 'Indiquez une de ses feuilles, ou aucune.',
  hint_slow_file: 'Divisez-le en fichiers plus petits, ou enregistrez-le en CSV.',
  hint_no_text: 'Demandez le bon de livraison en PDF texte, tableau ou e-mail, ou saisissez la commande.',
  hint_no_orders: 'Écrivez chaque commande avec destinataire et adresse, ou collez un tableau.',
  hint_unsupported_file: 'Ouvrez-le dans votre tableur et enregistrez-le en XLSX ou CSV.',
  hint_too_large: 'Divisez-le en fichiers plus petits.',

  // What is wrong in a row
  crowded_row:
    'La ligne a plus de cellules que l’en-tête. Mettez entre guillemets le texte qui contient le séparateur',
  other_list: 'Une autre liste commence ici, avec ses propres colonnes. Importez-la comme fichier à part',
  missing_column: 'Le fichier n’a pas de colonne pour {column}',
  missing_value: '{column} : valeur obligatoire',
  bad_number: '{column} : doit être un nombre',
  bad_number_in: '{column} : doit être un nombre en {unit}',
  bad_unit: '{column} : inconnue ; laissez vide pour {unit}',
  not_whole: '{column} : doit être un nombre entier',
  negative_number: '{column} : ne doit pas être négatif',
  number_too_large: '{column} : au plus {limit}',
  bad_date: 'La date doit être comme 2026-04-16',
  date_out_of_range: 'La date est à plus d’un an',
  day_is_over: 'Ce jour est passé. Choisissez un autre jour, ou importez-le comme historique',
  day_full: '{date} a déjà {limit} commandes, le maximum d’un plan',
  bad_time: '{column} : doit être une heure comme 14:30',
  bad_window: '{column} : doit être comme 08:30-12:00',
  span_reversed: '{column} : avant la date',
  span_too_long: '{column} : plus de {limit} jours après la date',
  open_window: '{column} : il faut d’abord un créneau avec ses deux bornes',
  bad_choice: '{column} : doit être {choices}',
  lines_differ: 'Les lignes de cette commande diffèrent dans {header}',
  custom_too_long: 'La colonne {header} a plus de {limit} caractères. Raccourcissez ou retirez la colonne',
  window_reversed: 'Le créneau finit avant de commencer',
  bad_email: 'L’adresse e-mail est incomplète',
  bad_priority: 'La priorité doit être high, medium, low ou 0-100',
  bad_coordinates: 'La latitude et la longitude ne sont pas sur la carte',
  bad_position: 'Les coordonnées n’ont pas de forme connue. Écrivez-les comme 39.3771, -76.8099',
  error_cell: '{column} : contient une erreur du tableur. Corrigez la formule ou saisissez la valeur',
  phone_cut_off: 'Le numéro a perdu des chiffres dans un tableur. Saisissez-le de nouveau, ou laissez vide',
  other_half: 'La ligne est un enlèvement et une livraison, et l’un des deux est refusé',
  too_long: '{column} : plus de {limit} caractères',
  too_many_words: '{column} : plus de {limit} éléments',
  duplicate_in_file: 'Même commande que la ligne {row}',
  already_dispatched: 'La commande {reference} est déjà en route',
  order_cancelled: 'La commande {reference} a été annulée',

  // Addresses
  address_unknown: 'Adresse introuvable',
  address_no_house_number: 'Pas de numéro. {count} résultats dans {street}',
  address_interpolated:
    'La carte n’a pas de numéro {number} dans {street}. Prendre un lieu entre ses voisins ?',
  address_uncertain: 'Adresse incertaine : {best} ?',
  address_outside_map: 'Hors de votre carte : {place}',
  outside_region: 'À plus de 500 km de votre carte et de vos dépôts',
  fix_use: 'Utiliser {place}',
  fix_swap: 'Inverser en {place}',

  // How a file was read
  ambiguous_date: 'Les dates comme {value} sont lues comme {reading}',
  ambiguous_number: 'Les nombres comme {value} dans {column} sont lus comme {reading}',
  time_zone:
    'Les heures comme {value} sont prises comme votre heure locale. Le fuseau de la cellule n’est pas utilisé',
  bare_hour: 'Les heures comme {value} sont lues comme {reading}',
  day_part: 'Les créneaux comme {value} sont lus comme {reading}',
  pickup_columns:
    'Les lignes avec {value} deviennent un enlèvement et une livraison, faits par un véhicule dans cet ordre',
  made_numbers:
    'Le fichier n’a pas de numéros de commande. Ils sont générés, et restent les mêmes si vous le réimportez',
  made_recipients: 'Le fichier n’a pas de destinataires. Les commandes portent le nom de leur adresse',
  folded_lines: 'Les lignes d’un même numéro de commande deviennent un arrêt avec ses articles',
  titles: 'Ce qui est au-dessus de l’en-tête n’est pas lu comme commandes : {value}',
  title_day: 'Les lignes sans jour sont pour {reading}, le jour au-dessus de l’en-tête',
  footer: 'Ce qui est sous les commandes est omis : {value}',
  hidden_sheets: 'Les feuilles masquées ne sont pas lues : {value}',
  hidden_rows: '{value} lignes masquées sont lues comme les autres',
  not_for_delivery: '{header} indique {value} : la ligne n’est pas une livraison et est omise',
  unknown_state: '{header} indique {value}. La ligne est lue comme une livraison',
  unread_days: 'La colonne {value} contient des jours et n’est pas lue comme jour de livraison',
  unread_windows: 'La colonne {value} contient des heures et n’est pas lue comme créneau de livraison',
  cash_unread:
    'La colonne {value} dit contre remboursement et aucune n’est lue comme montant. Choisissez-en une pour l’argent à encaisser',
  phone_unknown: '{value} n’est pas un numéro que l’on peut composer. Écrivez-le avec l’indicatif du pays',
  several_values:
    'Les lignes de cette commande diffèrent dans {header}. La première est utilisée, toutes restent avec la commande',
  unknown_vehicle:
    '{value} dans {column} n’est ni le nom ni la plaque d’un de vos véhicules. Corrigez-le ou ajoutez le véhicule',
  unknown_skill:
    'Aucun véhicule ni chauffeur n’a la compétence {value}, donc aucun plan ne prend la commande. Corrigez-la ou ajoutez-la',
  several_phones: 'Parmi les numéros de {value}, {reading} est utilisé. La cellule reste avec la commande',
  unlikely_place_null: '{value} se trouve à 0, 0 dans l’Atlantique, où se placent les appareils sans signal',
  unlikely_place_antarctica: '{value} se trouve en Antarctique',
  unlikely_place_sea: '{value} se trouve en mer',

  // A text of these as a sentence
  sentence: '{text}.',
} satisfies Translation<typeof en>
