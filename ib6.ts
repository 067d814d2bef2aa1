import { makeIndex } from '@/tests/support/small-index';
import { makeLargeSite } from './bench/search/large-site';
const site = makeLargeSite(6000); makeIndex(site.slice(0,20));
for (let i=0;i<4;i++){ const b=process.cpuUsage(); makeIndex(site); const c=process.cpuUsage(b); console.log(c.user/1000, c.system/1000);}
