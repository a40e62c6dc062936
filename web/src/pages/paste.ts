// A pasted text that is too long for its field is refused and told of; the browser would cut it without a word.
import { t } from 'words:quiet';

addEventListener('paste', (event) => {
  const field = event.target;
  const text = event.clipboardData?.getData('text').replace(/[\r\n]/g, '') ?? '';
  if (!(field instanceof HTMLInputElement) || field.maxLength < 0) return;
  const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  const length = field.value.length - replaced + text.length;
  if (length <= field.maxLength) return;
  event.preventDefault();
  field.setCustomValidity(t('too-long', { most: field.maxLength, length }));
  field.reportValidity();
  for (const ends of ['input', 'blur']) field.addEventListener(ends, () => field.setCustomValidity(''), { once: true });
});
