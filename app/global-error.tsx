'use client';

export { SiteCrash as default } from '@/components/shell/main-area';
