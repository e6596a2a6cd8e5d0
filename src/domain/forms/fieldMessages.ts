/** Error messages for fields that are empty or wrong (docs/product.md, section 5). */
export const NAME_REQUIRED = 'Nome é obrigatório';
export const EMAIL_REQUIRED = 'Email é obrigatório';
export const EMAIL_INVALID = 'Por favor, insira um email válido';
export const PHONE_REQUIRED = 'Telefone é obrigatório';
export const MESSAGE_REQUIRED = 'Mensagem é obrigatória';
export const TYPE_REQUIRED = 'Selecione um tipo de consultoria';
export const DESCRIPTION_REQUIRED = 'Descrição do projeto é obrigatória';
export const DAY_REQUIRED = 'Data é obrigatória';
export const SLOT_REQUIRED = 'Horário é obrigatório';
export const COMPANY_REQUIRED = 'Nome da empresa é obrigatório';
export const INSTITUTION_REQUIRED = 'Nome da instituição ou empresa é obrigatório';
export const USERNAME_REQUIRED = 'Nome de usuário é obrigatório';
export const PASSWORD_REQUIRED = 'Senha é obrigatória';
export const REASON_REQUIRED = 'Motivo é obrigatório';
export const NOTE_REQUIRED = 'Conte o motivo com as suas palavras';
export const CAPTCHA_REQUIRED = 'Por favor, confirme que você não é um robô';
