import { useResource } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { exportRightResource } from './export-right';

/** Returns whether the person may export the theme. Until the server has answered, by the conditions under which WordPress links the export. */
export function useCanExport(): boolean {
	const { data } = useResource( exportRightResource );
	const { rights, theme, themePreview } = getBootPayload();
	return (
		data ?? ( rights.exportContent && theme.isBlockTheme && ! themePreview )
	);
}
