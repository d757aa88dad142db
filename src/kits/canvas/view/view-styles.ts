import type { useRegistry } from '@wordpress/data';

type Registry = ReturnType< typeof useRegistry >;
type Settings = Readonly< Record< string, unknown > >;
type ConfigPart = Readonly< Record< string, unknown > >;

/** Functions that provide the site's styles to view canvases. */
export interface ViewStyles {
	/** Returns a registry in which the record of the styles never changes, so that no edit of it renders a block. */
	freeze: ( registry: Registry ) => Registry;
	/** Returns the settings of the canvas with the style sheets of the edited styles. */
	useStyles: (
		canvas: Registry,
		editorSettings: Settings
	) => {
		/** Settings with style sheets that can be replaced. */
		settings: Settings;
		/** The site's styles; undefined until they are loaded. */
		config: { styles: ConfigPart; _links?: ConfigPart } | undefined;
		/** Whether blocks have to be notified of an edit, which the host's editor does. */
		needEditor: boolean;
	};
}
