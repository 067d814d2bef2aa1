'use client';

export { CrashDocument as default } from '@/components/crash/crash';
