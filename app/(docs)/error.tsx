'use client';

export { PageCrash as default } from '@/components/shell/main-area';
