import { config } from 'virtual:editor-config';
import { init } from '@sveltia/cms';

init({ config });
