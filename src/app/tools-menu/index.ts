import { lazyPart } from '@/components/lazy-part';

/** The Tools menu of the sidebar. */
export const ToolsMenu = lazyPart( () =>
	import( './tools-menu' ).then( ( module ) => module.ToolsMenu )
);

/** Adds the items of the Tools menu to the editor's own menu. */
export const EditorToolsMenu = lazyPart( () =>
	import( './editor-tools-menu' ).then( ( module ) => module.EditorToolsMenu )
);
