import type { PortalErrorWords } from '../types.ts'

export const es: PortalErrorWords = {
  right_missing: [
    'A tu rol le falta un permiso: {right}.',
    'Pídeselo a un administrador de tu empresa, que cambia los roles en Ajustes, Equipo.',
  ],
  unsupported_file: ['Este tipo de archivo no se admite.', 'Envía CSV o XLSX.'],
  storage_full: ['El servidor se ha quedado sin espacio en disco.', 'Libera espacio en el disco de datos.'],
  already_member: ['{email} ya pertenece a tu empresa.', 'Cambia el rol en Ajustes, Equipo.'],
  role_name_taken: ['Otro rol se llama {name}.', 'Elige otro nombre.'],
  role_in_use: [
    '{name} sigue siendo el rol de un miembro o de una invitación abierta.',
    'Dales antes otro rol.',
  ],
  last_admin: ['Una empresa necesita al menos un administrador.', 'Haz antes administrador a otra persona.'],
  person_in_use: [
    'Esta persona aún no se puede borrar.',
    'Entrega o cancela antes sus pedidos, termina sus rutas o da su puesto a otra persona.',
  ],
  driver_has_account: [
    '{driver} ya tiene una cuenta.',
    'Quítala en Ajustes, Equipo, antes de invitar otra dirección.',
  ],
  driver_signs_in_alone: [
    '{driver} no puede entrar con un código.',
    'Los códigos son para quienes solo conducen, y solo para tu empresa. Los demás entran con su contraseña.',
  ],
  address_not_allowed: [
    'Los propietarios no pueden trabajar desde esta dirección.',
    'Usa una red de la lista, o ejecuta npm run owner -- --allow-any-address en el servidor.',
  ],
  own_address_missing: [
    'Tu propia dirección {address} no está en la lista.',
    'Añádela, o una red a la que pertenezca: si no, te quedarías fuera.',
  ],
  second_step_missing: [
    'Los propietarios de esta plataforma necesitan un segundo paso.',
    'Añade uno en Cuenta, Seguridad, o entra de nuevo con el que tienes.',
  ],
  own_second_step_missing: [
    'Tú mismo entraste sin segundo paso.',
    'Añade uno en Cuenta, Seguridad, y entra con él: si no, te quedarías fuera.',
  ],
  last_owner: ['La plataforma necesita un propietario.', 'Haz antes propietario a otra persona.'],
  company_suspended: [
    'Tu empresa está suspendida.',
    'Mira el motivo en Ajustes, Plan. Tus datos siguen legibles y las rutas en marcha terminan.',
  ],
  report_too_large: [
    'El informe tiene más de {rows} filas o tarda más de {seconds} segundos.',
    'Elige menos días, un filtro u otro grupo.',
  ],
  too_many_reports: ['Tu empresa tiene {most} informes guardados, el máximo.', 'Quita uno que nadie lea.'],
  report_name_taken: ['Ya tienes un informe llamado {name}.', 'Elige otro nombre.'],
  article_changed: ['Alguien cambió este texto mientras tanto.', 'Cárgalo de nuevo y repite tu cambio.'],
  archive_running: [
    'Se está escribiendo o leyendo un archivo de la empresa.',
    'Espera a que termine y pídelo de nuevo.',
  ],
  sample_needs_depot: [
    'Los pedidos de muestra se colocan alrededor de tu base, y aún no tienes ninguna.',
    'Indica de dónde salen tus vehículos e inténtalo de nuevo.',
  ],
  trial_ended: [
    'Tu prueba ha terminado.',
    'Elige un plan en la página de precios. Tus datos siguen legibles y exportables.',
  ],
  subscription_ended: [
    'Tu suscripción ha terminado.',
    'Elige un plan en Ajustes, Plan. Tus datos siguen legibles y exportables.',
  ],
  vehicle_limit: [
    'El límite de vehículos de tu plan es {limit}.',
    'Archiva un vehículo o elige un plan mayor.',
  ],
  plan_limit: ['Tu plan no incluye esto.', 'Elige un plan mayor en Ajustes, Plan.'],
  plan_on_request: [
    'El precio de {plan} es a consultar.',
    'Escríbenos por la página de contacto para acordar un precio.',
  ],
  plan_is_current: ['Tu empresa ya tiene {plan}.', 'Elige otro plan.'],
  plan_in_use: [
    '{plan} tiene suscripciones.',
    'Retíralo de la venta: las empresas que lo tienen lo conservan.',
  ],
  billing_address_missing: [
    'La factura necesita la dirección de facturación de la empresa.',
    'Escríbela en Ajustes, Plan, y elige el plan de nuevo.',
  ],
  coupon_unknown: ['El cupón no es válido.', 'Revisa sus letras. Puede haber caducado.'],
  coupon_redeemed: [
    'La empresa ya usó este cupón.',
    'Elige el plan sin él: un cupón que aún vale se descuenta solo.',
  ],
  coupon_used_up: ['Otros ya usaron este cupón todas las veces posibles.', 'Elige el plan sin él.'],
  coupon_taken: ['El cupón {coupon} ya existe.', 'Elige otro código. El valor de un cupón nunca cambia.'],
  coupon_not_by_card: [
    'Los planes que se pagan con tarjeta no admiten cupones aquí.',
    'Elige el plan sin él; la página de pago tiene su propio campo.',
  ],
  invoice_open: ['La factura {number} aún no está pagada.', 'Págala antes y luego cambia de plan.'],
  invoice_settled: ['La factura {number} ya está saldada.', 'Recarga la lista de facturas.'],
  credit_too_large: [
    'La nota de abono supera lo que le queda a la factura.',
    'Recarga la factura: puede estar anulada o ya abonada.',
  ],
  billing_off: ['Este servidor funciona sin facturación.', 'Las pruebas no terminan y no hay límites.'],
  no_rate_card: ['Ninguna tarifa es la predeterminada.', 'Haz predeterminada una tarifa o indica una.'],
  rate_card_name_taken: ['Ya hay una tarifa {name}.', 'Elige otro nombre.'],
  order_request_decided: ['Esta solicitud ya se respondió.', 'Recarga la lista.'],
  duplicate_reference: [
    'El pedido {reference} ya existe.',
    'Cambia la referencia, o importa el archivo de nuevo para actualizarlo.',
  ],
  order_not_open: [
    'El pedido {reference} ya no se puede cambiar.',
    'Solo se cambian pedidos abiertos. Quítalo de su ruta en «En directo» mientras el vehículo no haya llegado, o crea otro pedido.',
  ],
  order_on_the_road: [
    'El pedido {reference} está en ruta y ahora no se puede cambiar así.',
    'Quítalo de su ruta en «En directo», cámbialo y dáselo de nuevo a un vehículo.',
  ],
  order_not_divisible: [
    'El pedido {reference} no se puede dividir así.',
    'Elige menos partes o cambia antes el pedido.',
  ],
  orders_not_alike: [
    'Estos pedidos no pueden unirse.',
    'Pueden los de un destinatario con la misma dirección, día y franja, mientras quepan en un pedido.',
  ],
  import_undone: ['Esta importación se deshizo.', 'Importa el archivo de nuevo.'],
  attachments_full: ['Un pedido admite como mucho {limit} archivos.', 'Quita los que ya no hagan falta.'],
  attachment_too_large: [
    'Un archivo de pedido ocupa como mucho {limit}.',
    'Envía una foto menor o menos páginas.',
  ],
  attachment_refused: [
    'Solo se pueden adjuntar fotos (JPEG, PNG, WebP) y PDF.',
    'Guárdalo en uno de estos formatos y añádelo. Cuenta el contenido, no el nombre.',
  ],
  step_name_taken: ['Ya hay un paso llamado {name}.', 'Elige otro nombre o cambia ese paso.'],
  step_loop: ['{name} iría antes que sí mismo.', 'Elige un paso que no lo siga, o ninguno.'],
  step_goes_back: [
    '{name} es de un estado posterior, así que nada de uno anterior puede seguirlo.',
    'Elige un paso de un estado anterior, o ninguno.',
  ],
  step_in_use: [
    'Hay pedidos que llegaron a este paso, u otro paso lo sigue.',
    'Desactívalo: queda en el historial y nadie puede ponerlo.',
  ],
  step_wrong_state: [
    'La entrega no está en el estado de este paso.',
    'Mira de nuevo a qué pasos puede llegar ahora el pedido.',
  ],
  plan_out_of_date: ['Los pedidos cambiaron desde que se hizo este plan.', 'Ejecútalo de nuevo.'],
  plan_changed: ['Otra persona cambió este plan mientras tanto.', 'Haz tu cambio en el plan más reciente.'],
  plan_locked: ['Está bloqueado.', 'Desbloquéalo antes de moverlo.'],
  plan_not_ready: [
    'Este plan aún no se puede enviar.',
    'Espera a que termine, o detenlo y quédate con lo mejor hasta ahora.',
  ],
  plan_already_dispatched: [
    'Este plan ya se envió.',
    'Abre el día en «En directo», o planifica los pedidos que siguen abiertos.',
  ],
  too_many_plans_waiting: [
    'Ya esperan su turno {limit} planes de tu empresa.',
    'Detén algunos, o inténtalo en {seconds} segundos.',
  ],
  vehicle_busy: [
    '{vehicle} ya tiene una ruta el {date}.',
    'Deja fuera el vehículo, o retira su ruta antes de que salga.',
  ],
  day_is_over: [
    '{date} ya pasó: no se puede planificar ni enviar.',
    'Mueve los pedidos a hoy o a un día posterior.',
  ],
  rules_broken: ['Este cambio rompe una regla del día.', 'Confírmalo o haz otro cambio.'],
  no_vehicles: ['No hay vehículos activos.', 'Añade un vehículo en Flota.'],
  all_vehicles_out: [
    'Todos los vehículos tienen ya una ruta el {date}.',
    'Mueve los pedidos a otro día, añade un vehículo, o retira una ruta que no haya salido.',
  ],
  nothing_to_plan: ['No hay pedidos abiertos el {date}.', 'Importa pedidos para ese día o elige otro.'],
  nothing_to_repair: [
    'Ningún vehículo está en ruta el {date}, o a ninguno le quedan paradas.',
    'Planifica y envía antes el día.',
  ],
  nothing_to_plan_in_week: [
    'No hay pedidos abiertos del {from} al {to}.',
    'Importa pedidos para esos días o elige otro periodo.',
  ],
  week_plan_running: [
    'Otro plan semanal está en marcha con algunos de estos pedidos.',
    'Espera a que termine o detenlo.',
  ],
  week_plan_not_ready: [
    'Este plan semanal aún no propone nada.',
    'Espera a que termine, o detenlo y quédate con lo mejor hasta ahora.',
  ],
  no_speeds_to_undo: ['Las velocidades nunca se cambiaron.', 'Defínelas antes.'],
  speeds_changed_meanwhile: [
    'Alguien cambió las velocidades después de que las leyeras. No se guardó nada.',
    'Léelas de nuevo y haz tus cambios sobre lo actual.',
  ],
  too_few_drives: [
    'Aún no hay viajes suficientes para aprender una velocidad.',
    'Una hora de un día de la semana necesita {drives} viajes en {days} días.',
  ],
  van_not_left: [
    'El vehículo de {driver} aún no ha salido.',
    'Quita la parada de la ruta, o retira la ruta.',
  ],
  route_not_on_road: [
    'La ruta {number} no está en marcha.',
    'El orden de sus paradas queda fijo desde el envío hasta que vuelve el vehículo.',
  ],
  route_under_way: [
    'R{number} está en marcha y no se puede retirar.',
    'Una ruta se puede retirar hasta que su vehículo sale de la base.',
  ],
  route_changed: [
    'Otra persona cambió esta ruta.',
    'Revisa la versión más reciente y haz tu cambio de nuevo.',
  ],
  stop_ended: ['La parada de {reference} ya terminó.', 'Abre el pedido: dice cómo y quién lo indicó.'],
  stop_is_over: [
    'La parada del pedido {reference} terminó o está en curso.',
    'Solo se pueden cambiar las paradas pendientes.',
  ],
  duplicate_registration: [
    'Ya existe un vehículo con la matrícula {registration}.',
    'Archiva antes el otro o corrige la matrícula.',
  ],
  pay_rule_started: [
    'La regla de pago {rule} ya empezó.',
    'La paga de días pasados queda igual. Añade una regla que empiece más tarde.',
  ],
  pay_rule_twice: [
    'El {day} ya empieza una regla para estos conductores.',
    'Elige otro primer día u otros conductores.',
  ],
  pay_rule_in_past: [
    'Otra regla paga a estos conductores en días pasados.',
    'Haz que la regla empiece hoy o después, y usa una corrección para días pasados.',
  ],
  pay_approved: [
    'El recibo de {month} está aprobado.',
    'Los aprobados no cambian. Añade una corrección a un día de un mes posterior.',
  ],
  pay_incomplete: [
    'El recibo de {driver} no está completo.',
    'Apruébalo cuando acabe el mes y todas sus rutas hayan terminado.',
  ],
  pay_changed: ['La paga cambió desde que se mostró.', 'Léela de nuevo antes de aprobarla.'],
  zone_name_taken: ['Ya hay una zona {name}.', 'Elige otro nombre.'],
  zone_in_use: [
    '{zone} es una zona de {vehicles}.',
    'Quítasela antes a esos vehículos: sin zona tomarían pedidos de cualquier lugar.',
  ],
  zone_limit: ['Una empresa tiene como mucho {limit} zonas.', 'Borra las que ya no se usen.'],
  duplicate_address: ['{address} ya está en la libreta.', 'Búscala en la lista y cámbiala ahí.'],
  region_in_use: [
    '{region} la usa {companies}.',
    'Añade antes otra región alrededor de sus bases, o mueve las bases.',
  ],
  region_of_demo: [
    '{region} es la ciudad de demostración y se reconstruye en cada arranque.',
    'Arranca con DEMO=0 para no tenerla.',
  ],
  region_busy: ['{region} ya se está compilando.', 'Espera a que termine o detenla.'],
  extract_unknown: ['El catálogo no tiene el extracto {path}.', 'Elige un extracto del catálogo.'],
  key_in_address: [
    'Las claves de API no se leen de la dirección de una petición.',
    'Envíala en la cabecera Authorization: Bearer KEY. Las direcciones acaban en los registros: revoca esta clave y crea otra.',
  ],
  origin_not_allowed: [
    'Esta clave no es para páginas de {origin}.',
    'Crea en Ajustes, Claves de API una que nombre este origen.',
  ],
  page_only: [
    'Aquí hay una página para personas, y se pidió JSON.',
    'Las llamadas de la API están bajo /api/v1, los servicios de OSRM bajo /osrm, y los problemas de VROOM se envían a /.',
  ],
  not_on_this_host: ['Este servidor solo muestra páginas de seguimiento.', 'Lo demás está en {address}.'],
  idempotency_mismatch: [
    'Este Idempotency-Key ya se usó con otro contenido.',
    'Usa una clave nueva para una petición nueva.',
  ],
  headers_too_large: [
    'La URL y las cabeceras pasan de {limit}.',
    'Acorta la URL o pasa los valores largos al cuerpo.',
  ],
  upload_gap: ['Esta parte no sigue a lo que ya ha llegado.', 'Continúa desde el byte {received}.'],
  too_many_waiting: [
    'Ya esperan {limit} peticiones como esta de tu empresa.',
    'Inténtalo de nuevo en {seconds} segundos.',
  ],
  setup_link_ended: [
    'Este enlace ya no funciona.',
    'Reinicia el producto para obtener otro, o ejecuta npm run owner -- --mail ADDRESS.',
  ],
  setup_complete: [
    'Esta plataforma ya tiene propietario, así que este enlace ya no funciona.',
    'Entra, o ejecuta npm run owner -- --mail ADDRESS para añadir otro propietario.',
  ],
  company_closed: [
    '{company} está cerrada. Todo lo que tiene se borra después del {day}.',
    'Escríbenos antes de ese día en la página de contacto para abrirla de nuevo. Sus administradores aún pueden exportar los datos.',
  ],
  company_deleted: [
    '{company} se cerró y se ha borrado.',
    'Empieza una prueba para abrir una empresa nueva.',
  ],
  company_moved: [
    '{company} se ha trasladado a {address}.',
    'Sigue allí, con la misma cuenta, las mismas claves y los mismos números de seguimiento.',
  ],
  test_clock_off: [
    'El tiempo solo se adelanta donde está activo el reloj de pruebas.',
    'Inicia con TEST_CLOCK=1 una instalación que no sea de producción.',
  ],
  host_taken: [
    'Otra empresa usa {host}.',
    'Elige otro nombre. Si el nombre es tuyo, escríbenos en la página de contacto.',
  ],
  shop_signature_wrong: [
    'Esta llamada no está firmada con el secreto de esta tienda.',
    'Copia el secreto de los ajustes de webhooks de la tienda y conéctala de nuevo con él.',
  ],
  company_not_empty: [
    'La empresa ya tiene datos.',
    'Solo una empresa vacía admite un archivo. Crea una nueva para él.',
  ],
  mail_refused: ['No se pudo enviar el correo de prueba', 'El servidor de correo respondió: {said}'],
  mail_not_set_up: [
    'El envío de prueba no está disponible',
    'Pon en SMTP_URL la dirección de tu servidor de correo y reinicia.',
  ],
  price_missing: [
    '{plan} no tiene precio en {currency} para ese periodo.',
    'Elige uno de los precios que GET /api/v1/subscription da para el plan.',
  ],
  order_form_in_sandbox: [
    'El modo de prueba no tiene formulario público de pedidos.',
    'Abre el formulario de la propia empresa.',
  ],
  order_form_mark_wrong: [
    'Este pedido no se pudo distinguir del de un programa.',
    'Recarga la página y envía el pedido otra vez.',
  ],
  order_form_busy: [
    'Demasiados pedidos esperan respuesta de la empresa.',
    'Inténtalo más tarde o llama a la empresa.',
  ],
  order_outside_area: ['La empresa no llega a esta dirección.', 'Revisa la dirección.'],
  order_slot_gone: ['Esta hora ya no está disponible.', 'Elige otra hora.'],
  order_price_changed: ['El precio ha cambiado.', 'Mira el precio nuevo y envía el pedido otra vez.'],
  step_not_yours: ['El tráfico no marca este paso.', 'Ajustes, Conductores dice quién lo marca.'],
  solution_does_not_fit: [
    'El archivo no encaja con este plan: {problem}.',
    'Exporta el plan para VROOM tal como está, resuelve ese archivo y trae su respuesta.',
  ],
  callback_not_signed: [
    'Esta llamada no está firmada por Twilio.',
    'Comprueba que TWILIO_URL contiene el token de la cuenta y que PUBLIC_URL es la dirección a la que llama Twilio.',
  ],
  callback_repeated: [
    'Este aviso ya se había recibido.',
    'No hay que hacer nada: cada aviso cuenta una vez.',
  ],
  device_unknown: [
    'Este dispositivo es desconocido.',
    'Crea un token de dispositivo nuevo para el vehículo.',
  ],
  place_unlikely: [
    'Este lugar está en el mar, en la Antártida o en 0, 0, donde aparecen los dispositivos sin señal. ¿Es correcto?',
    'Revisa las coordenadas. Si el lugar es correcto, confírmalo (confirmPlace: true).',
  ],
  mirror_unreachable: [
    'No se pudo cargar el catálogo: {reason}',
    'Comprueba la conexión de este servidor o indica otro espejo (EXTRACT_MIRRORS). El catálogo queda como estaba.',
  ],
  sign_on_needs_domain: [
    'Aún no se ha verificado ningún dominio de correo de tu empresa.',
    'Añade un dominio, crea su registro TXT y compruébalo. Después activa el inicio de sesión único.',
  ],
  sign_on_in_sandbox: [
    'El modo de prueba no tiene inicio de sesión único.',
    'Configúralo en la propia empresa: sus miembros son también los del modo de prueba.',
  ],
  sign_on_domain_taken: [
    'Otra empresa ha verificado {domain}.',
    'Quita primero el dominio allí. Si no fue nadie de los tuyos, escríbenos desde la página de contacto.',
  ],
  sign_on_domains_full: [
    'Una empresa tiene como máximo {most} dominios de correo.',
    'Quita uno que nadie use.',
  ],
  sign_on_binds_account: [
    'Otra empresa exige su inicio de sesión único para esta cuenta, así que no puede trabajar para una segunda.',
    'Pide que te inviten con otra dirección de correo.',
  ],
  sign_on_trial_failed: [
    'No se pudo usar el proveedor de identidad: {problem}',
    'Compara los valores de aquí con los de tu proveedor de identidad, guárdalos e inténtalo de nuevo.',
  ],
}
