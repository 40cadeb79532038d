import type { ErrorWords } from './types.ts'

export const es: ErrorWords = {
  bad_request: ['No se ha podido leer la solicitud.', 'Revisa los datos e inténtalo de nuevo.'],
  validation_failed: ['Algunos campos no son válidos.', 'Corrige los campos marcados.'],
  not_signed_in: ['Primero inicia sesión.', 'Inicia sesión e inténtalo de nuevo.'],
  not_allowed: ['Tu rol no lo permite.', 'Pregunta a un administrador de tu empresa.'],
  not_found: ['No se ha encontrado.', 'Puede que se haya eliminado o que sea de otra empresa.'],
  too_large: ['El archivo pesa más de {limit}.', 'Envía un archivo más pequeño.'],
  slow_request: ['La solicitud no llegó a tiempo.', 'Revisa la conexión y envíala de nuevo.'],
  too_many_requests: ['Demasiadas solicitudes.', 'Espera {seconds} segundos e inténtalo de nuevo.'],
  internal: [
    'Algo ha fallado por nuestra parte.',
    'Inténtalo de nuevo. Si se repite, da a soporte el número de la solicitud.',
  ],
  unavailable: ['El servicio no está listo.', 'Inténtalo de nuevo en unos segundos.'],
  company_moving: ['{company} se está trasladando a otro servidor.', 'Inténtalo de nuevo en unos segundos.'],
  membership_ended: [
    '{company} ya no da acceso a esta cuenta.',
    'Pide una invitación nueva a un administrador de la empresa.',
  ],
  account_exists: ['{email} ya tiene una cuenta.', 'Primero inicia sesión con esa dirección.'],
  invitation_not_found: [
    'Esta invitación no existe.',
    'Abre el enlace del último correo o pide una invitación nueva.',
  ],
  invitation_for_another: ['Esta invitación es para {email}.', 'Cierra la sesión y abre el enlace de nuevo.'],
  invitation_expired: ['Esta invitación ha caducado.', 'Pide a {company} que la envíe de nuevo.'],
  invitation_revoked: ['{company} ha retirado esta invitación.', 'Pide otra si fue un error.'],
  invitation_used: ['Esta invitación ya se ha aceptado.', 'Inicia sesión con {email}.'],
  driver_code_wrong: [
    'Este código no vale.',
    'Un código vale una vez y durante 15 minutos. Pide otro a tráfico.',
  ],
  calls_off: [
    'Tu empresa no permite llamar ni escribir SMS a los destinatarios.',
    'Escribe un mensaje al destinatario o una nota a tráfico.',
  ],
  number_missing: ['Falta un número de teléfono.', 'Pide a tráfico que lo añada con el prefijo del país.'],
  call_failed: ['El operador no ha conectado la llamada.', 'Inténtalo en un momento o escribe un mensaje.'],
  delivery_not_found: [
    'Entrega no encontrada. Compruebe el número de seguimiento.',
    'Está en el correo o mensaje del remitente. Si ha iniciado sesión, basta el número de pedido.',
  ],
  claim_needed: [
    'Esta entrega aún no está en su lista.',
    'Abra su página de seguimiento e indique los cuatro últimos caracteres del teléfono o correo con que se pidió.',
  ],
  messages_closed: ['Esta empresa no recibe mensajes aquí.', 'Contacte con ella directamente.'],
  too_many_messages: [
    'Ha enviado muchos mensajes en la última hora.',
    'Espere un poco o contacte con la empresa directamente.',
  ],
  message_length: ['Un mensaje tiene de 1 a 1000 caracteres.', 'Acórtelo o envíelo en dos mensajes.'],
  slot_full: ['Alguien acaba de elegir esta hora.', 'Elija otra hora u otro día.'],
  day_not_offered: ['Este día no está disponible.', 'Elija un día de hoy a dentro de 30 días.'],
  slot_not_offered: ['Esta hora no está disponible.', 'Elija mañana, tarde o cualquier hora.'],
  phone_needed: [
    'Hace falta un teléfono para un SMS o una llamada.',
    'Incluya el prefijo del país, como +34 910 123 456.',
  ],
  photo_not_found: ['Una foto de esta opinión no ha llegado.', 'Quítela y añádala de nuevo.'],
  delivery_on_the_van: [
    'Su paquete está en camino y su día ya no se puede cambiar.',
    'Aún puede elegir dónde dejarlo.',
  ],
  delivery_is_over: [
    'Esta entrega ha terminado y no se puede cambiar.',
    'Su página de seguimiento dice qué pasó.',
  ],
  not_delivered_yet: ['Este paquete aún no se ha entregado.', 'Vuelva cuando se haya entregado.'],
  feedback_given: ['Ya ha opinado sobre esta entrega.', 'La opinión está en sus entregas anteriores.'],
}
