/** Error messages of fields that several rules use (docs/product.md, section 5). */
export const EMAIL_INVALID = 'Por favor, insira um email válido';
export const MESSAGE_REQUIRED = 'Mensagem é obrigatória';
export const DAY_REQUIRED = 'Data é obrigatória';
export const SLOT_REQUIRED = 'Horário é obrigatório';
export const NOTE_REQUIRED = 'Conte o motivo com as suas palavras';
export const CAPTCHA_REQUIRED = 'Por favor, confirme que você não é um robô';
