import { useTryOn, type TryOn } from '@/data/store/use-try-on';
import type { Config } from '@/utils/theme-json/config';
import { dropWrongTypes } from '../rules/drop-wrong-types';

/** Props and functions with which the tiles of a list preview their styles. */
export interface TileList extends Pick< TryOn, 'list' | 'leave' > {
	/** Previews the styles of a hovered or focused tile. */
	show: ( config: Config ) => void;
}

/** Returns the props and functions that preview the styles of a hovered or focused tile. Nothing is edited. */
export function useTileList(): TileList {
	const { show, ...tryOn } = useTryOn();
	return {
		...tryOn,
		show: ( { settings, styles } ) =>
			show( () => dropWrongTypes( { settings, styles } ).config ),
	};
}
