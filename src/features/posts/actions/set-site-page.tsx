import type { RenderModalProps } from '@wordpress/dataviews';
import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { useResource } from '@/data/reads/use-resource';
import { runOnItems } from '@/kits/saving/outcomes';
import { sitePagesResource } from '../reads/site-pages';
import { getPostTitle, type Post } from '../list/post';
import { setSitePage, type SitePlace } from '../writes/write-posts';
import { ConfirmModal } from './confirm-modal';
import type { PostAction, PostContext } from './post-action';

/** Action that makes a page the site's homepage. */
export const setAsHomepage: PostAction = {
	id: 'set-as-homepage',
	getLabel: () => __( 'Set as homepage', 'atelier' ),
	liveOnly: 'content',
	isEligible: canHavePlace,
	Dialog: ( props ) => <SitePageModal { ...props } use="homepage" />,
};

/** Action that makes a page the site's posts page. */
export const setAsPostsPage: PostAction = {
	id: 'set-as-posts-page',
	getLabel: () => __( 'Set as posts page', 'atelier' ),
	liveOnly: 'content',
	isEligible: canHavePlace,
	Dialog: ( props ) => <SitePageModal { ...props } use="postsPage" />,
};

function canHavePlace(
	post: Post,
	{ homepage, postsPage }: PostContext
): boolean {
	return (
		getBootPayload().rights.manageOptions &&
		post.type === 'page' &&
		post.status === 'publish' &&
		post.id !== homepage &&
		post.id !== postsPage
	);
}

/** Props of {@link SitePageModal}. */
export interface SitePageModalProps extends RenderModalProps< Post > {
	use: SitePlace;
}

/** Confirmation before a page becomes the homepage or the posts page. */
export function SitePageModal( {
	use,
	items,
	closeModal,
	onActionPerformed,
}: SitePageModalProps ) {
	const [ post ] = items;
	const { data: sitePages } = useResource( sitePagesResource );
	// The settings as they were when the dialog opened.
	const [ asked, setAsked ] = useState( sitePages );
	if ( sitePages && ! asked ) {
		setAsked( sitePages );
	}
	if ( ! post ) {
		return <></>;
	}
	const isHomepage = use === 'homepage';
	return (
		<ConfirmModal
			question={
				isHomepage
					? sprintf(
							/* translators: %s: title of a page. */
							__(
								'Set "%s" as the site homepage? This will replace the current homepage.',
								'atelier'
							),
							getPostTitle( post )
					  )
					: sprintf(
							/* translators: %s: title of a page. */
							__(
								'Set "%s" as the posts page? It will show the latest posts instead of its own content.',
								'atelier'
							),
							getPostTitle( post )
					  )
			}
			confirmLabel={
				isHomepage
					? __( 'Set homepage', 'atelier' )
					: __( 'Set posts page', 'atelier' )
			}
			onClose={ closeModal }
			onConfirm={ async () => {
				await runOnItems( items, {
					subject: 'post',
					getTitle: getPostTitle,
					run: ( { id } ) => setSitePage( use, id, asked?.settings ),
					done: () =>
						isHomepage
							? __( 'Homepage updated.', 'atelier' )
							: __( 'Posts page updated.', 'atelier' ),
				} );
				onActionPerformed?.( items );
			} }
		/>
	);
}
