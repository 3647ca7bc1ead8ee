import { describe, expect, it } from '@jest/globals';
import { fileName } from '../../../src/pictures/build/file-name';

describe('fileName', () => {
  it.each([
    ['https://x.example/files/cloud-cost-checklist.pdf', '', 'cloud-cost-checklist.pdf'],
    ['https://x.example/files/Cloud%20Cost%20(v2).PDF?dl=1', '', 'Cloud-Cost-v2.pdf'],
    [
      'https://x.example/download?id=7',
      'attachment; filename="Claims guide.pdf"',
      'Claims-guide.pdf',
    ],
    [
      'https://x.example/d',
      "attachment; filename=x.pdf; filename*=UTF-8''Pr%C3%BCfung.pdf",
      'Prüfung.pdf',
    ],
    ['https://x.example/d', 'attachment; filename="../../etc/passwd"', 'passwd.pdf'],
    ['https://x.example/d', 'attachment; filename="..\\\\..\\\\boot.ini"', 'boot.pdf'],
    ['https://x.example/d', 'attachment; filename="a\u0000\u202efdp.exe"', 'afdp.pdf'],
    ['https://x.example/..%2f..%2fsecret', '', 'secret.pdf'],
    ['https://x.example/%2e%2e%5c.htaccess', '', 'htaccess.pdf'],
    ['https://x.example/', '', 'file.pdf'],
    ['https://x.example/con.pdf', '', 'file.pdf'],
    ['https://x.example/report.2025', '', 'report.2025.pdf'],
    ['https://x.example/a.tar.html', '', 'a.tar.pdf'],
    ['https://x.example/%E0%A4%A', '', 'E0-A4-A.pdf'],
  ])('%s %s', (url, disposition, name) => {
    expect(fileName(new URL(url), disposition, '.pdf')).toBe(name);
  });

  it('is never long and never cuts a character', () => {
    for (const letter of ['a', 'ü', '雲', '𠀀']) {
      const name = fileName(new URL(`https://x.example/${letter.repeat(400)}.pdf`), '', '.pdf');
      expect([...name].length).toBeLessThanOrEqual(100);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      expect(name).toMatch(new RegExp(`^${letter}+\\.pdf$`, 'u'));
    }
  });
});
