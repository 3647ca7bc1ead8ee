import { useTheme } from '@mui/material';
import { logoMark } from '../../../../src/site/company-looks';

/** The company's mark. */
export const Mark = ({ size = 24 }: { size?: number }) => {
  const { palette } = useTheme();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d={logoMark.ink} fill="currentColor" />
      <path d={logoMark.action} fill={palette.primary.main} />
    </svg>
  );
};
