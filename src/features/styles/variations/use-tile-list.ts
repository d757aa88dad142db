import { useTryOn, type TryOn } from '@/data/store/use-try-on';
import type { Config } from '@/utils/theme-json/config';
import { dropUnreadable } from '../rules/drop-unreadable';

/** Props and functions by which the tiles of a list try their styles on. */
export interface TileList extends Pick< TryOn, 'list' | 'leave' > {
	/** Tries the styles of a tile that is pointed at, or has the focus. */
	show: ( config: Config ) => void;
}

/** Returns functions that try on the styles of a tile while it is hovered or focused. Nothing is edited by it. */
export function useTileList(): TileList {
	const { show, ...tryOn } = useTryOn();
	return {
		...tryOn,
		show: ( { settings, styles } ) =>
			show( () => dropUnreadable( { settings, styles } ) ),
	};
}
