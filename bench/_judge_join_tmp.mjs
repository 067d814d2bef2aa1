import sharp from 'sharp';
import fs from 'fs';
const D='/work/eval/judge/',O='/tmp/judgejoin/';fs.mkdirSync(O,{recursive:true});
const kinds=['1-home','2-guide','3-reference','4-section','5-search','6-showcase','7-notfound','8-release'];
async function join(files,out,vert){const ms=await Promise.all(files.map(f=>sharp(D+f).metadata()));
 let g=16,x=0,y=0,W=0,H=0;const c=[];
 files.forEach((f,i)=>{c.push({input:D+f,left:x,top:y});const m=ms[i];W=Math.max(W,x+m.width);H=Math.max(H,y+m.height);if(vert)y+=m.height+g;else x+=m.width+g;});
 await sharp({create:{width:W,height:H,channels:3,background:'#f0f'}}).composite(c).png().toFile(O+out);console.log(out,W,H);}
for(const k of kinds){
 for(const w of [1440,1280])for(const m of ['dark','light'])await join(['A','B'].map(v=>`${k}-${v}-${m}-${w}.png`),`${k}-${w}-${m}.png`,true);
 await join([['A','dark'],['B','dark'],['A','light'],['B','light']].map(([v,m])=>`${k}-${v}-${m}-390.png`),`${k}-390.png`,false);
}
