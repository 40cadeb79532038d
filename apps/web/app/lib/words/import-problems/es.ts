// Spanish texts of what is wrong with an import, and how a file was read.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Why a file is refused
  empty_file: 'El archivo está vacío',
  no_rows: 'El archivo tiene encabezado pero ningún pedido',
  too_many_rows: 'El archivo tiene más de {limit} pedidos',
  too_many_columns: 'El archivo tiene más de {limit} columnas',
  unreadable_file: 'No se pudo leer el archivo: está cortado o una comilla no se cierra',
  protected_file: 'El archivo está protegido con contraseña',
  sheet_missing: 'El archivo no tiene ninguna hoja con ese nombre',
  slow_file: 'La lectura del archivo tardó demasiado',
  no_text: 'El PDF tiene imágenes sin texto, como un escaneo',
  no_orders: 'No se pudo leer ningún pedido en el texto',
  unsupported_file: 'Este tipo de archivo no se puede importar.',
  too_large: 'El archivo ocupa más de {limit}.',

  // What to do then
  hint_empty_file: 'Elige otro archivo.',
  hint_no_rows: 'Elige un archivo con al menos un pedido.',
  hint_too_many_rows: 'Divídelo en archivos más pequeños.',
  hint_too_many_columns: 'Borra las columnas que los pedidos no necesitan.',
  hint_unreadable_file: 'Guárdalo de nuevo como CSV o XLSX.',
  hint_protected_file: 'Guárdalo sin contraseña.',
  hint_sheet_missing: 'Indica una de sus hojas, o ninguna.',
  hint_slow_file: 'Divídelo en archivos más pequeños o guárdalo como CSV.',
  hint_no_text: 'Pide el albarán como PDF con texto, tabla o correo, o escribe el pedido.',
  hint_no_orders: 'Escribe cada pedido con su destinatario y dirección, o pega una tabla.',
  hint_unsupported_file: 'Ábrelo en tu programa de hojas de cálculo y guárdalo como XLSX o CSV.',
  hint_too_large: 'Divídelo en archivos más pequeños.',

  // What is wrong in a row
  crowded_row:
    'La fila tiene más celdas que el encabezado. Pon entre comillas el texto que contenga el separador',
  other_list: 'Aquí empieza otra lista con sus propias columnas. Impórtala como archivo aparte',
  missing_column: 'El archivo no tiene columna para {column}',
  missing_value: '{column}: es obligatorio',
  bad_number: '{column}: debe ser un número',
  bad_number_in: '{column}: debe ser un número en {unit}',
  bad_unit: '{column}: no se conoce; déjalo vacío para {unit}',
  not_whole: '{column}: debe ser un número entero',
  negative_number: '{column}: no puede ser negativo',
  number_too_large: '{column}: como mucho {limit}',
  bad_date: 'La fecha debe ser como 2026-04-16',
  date_out_of_range: 'La fecha está a más de un año',
  day_is_over: 'Este día ya pasó. Elige otro día o impórtalo como historial',
  day_full: '{date} ya tiene {limit} pedidos, el máximo de un plan',
  bad_time: '{column}: debe ser una hora como 14:30',
  bad_window: '{column}: debe ser como 08:30-12:00',
  span_reversed: '{column}: es anterior a la fecha',
  span_too_long: '{column}: más de {limit} días después de la fecha',
  open_window: '{column}: necesitan una primera franja con sus dos extremos',
  bad_choice: '{column}: debe ser {choices}',
  lines_differ: 'Las líneas de este pedido difieren en {header}',
  custom_too_long: 'La columna {header} tiene más de {limit} caracteres. Acórtala o quita la columna',
  window_reversed: 'La franja termina antes de empezar',
  bad_email: 'La dirección de correo está incompleta',
  bad_priority: 'La prioridad debe ser high, medium, low o 0-100',
  bad_coordinates: 'La latitud y la longitud no están en el mapa',
  bad_position: 'Las coordenadas no tienen un formato conocido. Escríbelas como 39.3771, -76.8099',
  error_cell: '{column}: contiene un error de la hoja. Corrige la fórmula o escribe el valor',
  phone_cut_off: 'El teléfono perdió cifras en una hoja de cálculo. Escríbelo de nuevo o déjalo vacío',
  other_half: 'La fila es una recogida y una entrega, y una de ellas se rechaza',
  too_long: '{column}: más de {limit} caracteres',
  too_many_words: '{column}: enumera más de {limit}',
  duplicate_in_file: 'El mismo pedido que la fila {row}',
  already_dispatched: 'El pedido {reference} ya está en ruta',
  order_cancelled: 'El pedido {reference} se canceló',

  // Addresses
  address_unknown: 'Dirección no encontrada',
  address_no_house_number: 'Sin número de portal. {count} coincidencias en {street}',
  address_interpolated: 'El mapa no tiene el número {number} en {street}. ¿Usar un lugar entre sus vecinos?',
  address_uncertain: 'No está claro qué dirección es: ¿{best}?',
  address_outside_map: 'Fuera de tu mapa: {place}',
  outside_region: 'A más de 500 km de tu mapa y de tus bases',
  fix_use: 'Usar {place}',
  fix_swap: 'Cambiar a {place}',

  // How a file was read
  ambiguous_date: 'Las fechas como {value} se leen como {reading}',
  ambiguous_number: 'Los números como {value} en {column} se leen como {reading}',
  time_zone: 'Las horas como {value} se toman como tu hora local. No se usa la zona horaria de la celda',
  bare_hour: 'Las horas como {value} se leen como {reading}',
  day_part: 'Las franjas como {value} se leen como {reading}',
  pickup_columns:
    'Las filas con {value} pasan a ser una recogida y una entrega, que hace un vehículo en este orden',
  made_numbers: 'El archivo no tiene números de pedido. Se generan, y son los mismos si lo importas de nuevo',
  made_recipients: 'El archivo no tiene destinatarios. Los pedidos llevan el nombre de su dirección',
  folded_lines: 'Las líneas de un mismo número de pedido pasan a ser una parada con sus artículos',
  titles: 'Lo que está sobre el encabezado no se lee como pedidos: {value}',
  title_day: 'Las filas sin día son para {reading}, el día sobre el encabezado',
  footer: 'Lo que está debajo de los pedidos se omite: {value}',
  hidden_sheets: 'Las hojas ocultas no se leen: {value}',
  hidden_rows: '{value} filas ocultas se leen como las demás',
  not_for_delivery: '{header} dice {value}, así que la fila no es una entrega y se omite',
  unknown_state: '{header} dice {value}. La fila se lee como entrega',
  unread_days: 'La columna {value} contiene días y no se lee como día de entrega',
  unread_windows: 'La columna {value} contiene horas y no se lee como franja de entrega',
  cash_unread:
    'La columna {value} dice contra reembolso y ninguna se lee como importe. Elige una para el efectivo a cobrar',
  phone_unknown: '{value} no es un teléfono que se pueda marcar. Escríbelo con el prefijo del país',
  several_values:
    'Las líneas de este pedido difieren en {header}. Se usa la primera y todas quedan con el pedido',
  unknown_vehicle:
    '{value} en {column} no es el nombre ni la matrícula de ninguno de tus vehículos. Corrígelo o añade el vehículo',
  unknown_skill:
    'Ningún vehículo ni conductor tiene la capacidad {value}, así que ningún plan toma el pedido. Corrígela o añádela',
  several_phones: 'De los números en {value} se usa {reading}. La celda queda con el pedido',
  unlikely_place_null: '{value} está en 0, 0, en el Atlántico, donde aparecen los dispositivos sin señal',
  unlikely_place_antarctica: '{value} está en la Antártida',
  unlikely_place_sea: '{value} está en el mar',

  // A text of these as a sentence
  sentence: '{text}.',
} satisfies Translation<typeof en>
