import { useGlobalStyles } from '../../config/use-global-styles';
import {
	isDarkKind,
	isDarkPlaceTaken,
	readDarkValue,
	setDarkValues,
} from '../../rules/dark/dark-values';
import { useEditsDark } from './use-edits-dark';

/** Values of a list's presets for dark schemes. */
export interface DarkList {
	/** Whether these are edited. */
	isEdited: boolean;
	/** Returns the value of a preset; undefined where its light value applies. */
	read: ( slug: string ) => string | undefined;
	/** Returns whether the person has set the value of a preset. */
	isOwn: ( slug: string ) => boolean;
	/** Sets the value of a preset; undefined removes the person's. */
	write: ( slug: string, value: string | undefined ) => void;
}

/**
 * Returns the values for dark schemes of a list of presets; undefined where presets have one value only.
 *
 * @param kind      Kind of the presets.
 * @param blockName Block with presets of its own; the site when missing.
 */
export function useDarkList(
	kind: string,
	blockName: string | undefined
): DarkList | undefined {
	const { user, base, merged, setUser } = useGlobalStyles();
	const isEdited = useEditsDark();
	if ( blockName || ! isDarkKind( kind ) || isDarkPlaceTaken( base ) ) {
		return undefined;
	}
	return {
		isEdited,
		read: ( slug ) => readDarkValue( merged, kind, slug ),
		isOwn: ( slug ) => readDarkValue( user, kind, slug ) !== undefined,
		write: ( slug, value ) =>
			setUser(
				( config ) =>
					setDarkValues( config, kind, { [ slug ]: value } ),
				`settings.custom.dark.${ kind }.${ slug }`
			),
	};
}
