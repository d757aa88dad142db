import { lazyPart } from '@/components/lazy-part';

/** The item of a sidebar that leads to what was made with other themes. */
export const OtherThemesItem = lazyPart( () =>
	import(
		/* webpackChunkName: "left-work" */ './bring/other-themes-item'
	).then( ( module ) => module.OtherThemesItem )
);

/** Says what a switch of the theme leaves behind. */
export const LeftWork = lazyPart( () =>
	import( /* webpackChunkName: "left-work" */ './bring/left-work' ).then(
		( module ) => module.LeftWork
	)
);
