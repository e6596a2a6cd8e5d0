/** Words for mails that were not sent, and for corrected addresses. */
export const adminMails = {
  cause: 'Motivo:',
  causes: {
    unknownAddress: 'o endereço não existe ou não recebe emails.',
    fullMailbox: 'a caixa de email da pessoa está cheia.',
    password: 'nosso servidor de email recusou a senha.',
    unreachable: 'nosso servidor de email não respondeu.',
    later: 'o servidor da pessoa pediu para tentar mais tarde.',
    refused: 'o servidor da pessoa recusou o email.',
    unknown: 'não sabemos; o código pode ajudar quem cuida do site.',
  },
  resend: {
    running: 'Enviando...',
    sent: 'Enviado agora.',
    unsent: 'Ainda não saiu. Motivo:',
  },
  address: {
    label: 'Endereço certo',
    hint: 'O endereço que veio fica guardado. Emails e respostas passam a ir para este, e a confirmação sai de novo agora.',
    action: 'Corrigir o endereço',
    save: 'Guardar e enviar',
    saving: 'Enviando...',
    done: 'Endereço corrigido.',
    failed: 'Não foi possível corrigir o endereço. Nada mudou; tente de novo.',
    corrected: 'Os emails vão para',
    by: 'corrigido por',
  },
} as const;
