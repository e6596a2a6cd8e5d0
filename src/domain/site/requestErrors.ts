/** 400: the site would not send such a body, so the error belongs to no field. */
export const INVALID_REQUEST =
  'Não foi possível ler os dados enviados. Recarregue a página e tente novamente.';
export const CAPTCHA_REFUSED = 'Não foi possível confirmar que você não é um robô';

/** 403: the request comes from another site's page. */
export const FOREIGN_ORIGIN = 'Este envio só é aceito a partir do site do estúdio.';
export const METHOD_NOT_ALLOWED = 'Este endereço só recebe envios do formulário.';
export const BODY_TOO_LARGE = 'Os dados enviados são grandes demais.';
export const UNSUPPORTED_CONTENT_TYPE = 'O envio precisa estar no formato JSON.';
export const TOO_MANY_SUBMISSIONS = 'Muitas mensagens em pouco tempo. Tente novamente em alguns minutos.';

/** 502: the captcha service returned no usable response, so the visitor could not be verified. */
export const CAPTCHA_UNAVAILABLE =
  'Não foi possível verificar o captcha agora. Tente novamente em alguns minutos.';

/** Token of the checkbox that replaces the captcha in local runs. Only the emulator accepts it. */
export const LOCAL_CAPTCHA_TOKEN = 'local-checkbox';
