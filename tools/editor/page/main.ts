import { type CmsConfig, init } from '@sveltia/cms';

declare const EDITOR_CONFIG: CmsConfig;

init({ config: EDITOR_CONFIG });
