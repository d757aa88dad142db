import { dispatch } from '@wordpress/data';
import { _n, sprintf, __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { runForEach, type ApplyReport } from '@/utils/run-for-each';
import { getTitle, type Post } from '../list/post';

/** An action on posts. */
export interface RunOptions {
	/** Does it to one post; rejects with the server's answer. */
	run: ( post: Post ) => Promise< unknown >;
	/** Message about the items that succeeded. */
	getSuccess: ( posts: readonly Post[] ) => string;
	/** Takes it back. */
	onUndo?: ( posts: readonly Post[] ) => void;
}

/**
 * Does something to posts one by one, and says of each whether it succeeded: a failure is named with the server's
 * message, and never hides what was done.
 *
 * @param posts   The posts.
 * @param options What to do and to say.
 */
export async function runAction(
	posts: readonly Post[],
	{ run, getSuccess, onUndo }: RunOptions
): Promise< ApplyReport > {
	const items = posts.map( ( post ) => ( {
		id: post.id,
		title: getTitle( post ),
		post,
	} ) );
	const report = await runForEach( items, ( { post } ) => run( post ) );
	const done = posts.filter( ( { id } ) =>
		report.updated.some( ( item ) => item.id === id )
	);
	const notices = dispatch( noticesStore );
	if ( done.length > 0 ) {
		void notices.createSuccessNotice( getSuccess( done ), {
			type: 'snackbar',
			id: 'atelier-list-action',
			...( onUndo
				? {
						actions: [
							{
								label: __( 'Undo', 'atelier' ),
								onClick: () => onUndo( done ),
							},
						],
				  }
				: {} ),
		} );
	}
	if ( report.failed.length > 0 ) {
		void notices.createErrorNotice( describeFailures( report ), {
			type: 'snackbar',
			id: 'atelier-list-action-failed',
			explicitDismiss: true,
			actions: [
				{
					label: __( 'Retry', 'atelier' ),
					onClick: () =>
						void runAction(
							posts.filter( ( { id } ) =>
								report.failed.some( ( item ) => item.id === id )
							),
							{
								run,
								getSuccess,
								...( onUndo ? { onUndo } : {} ),
							}
						),
				},
			],
		} );
	}
	return report;
}

function describeFailures( { failed }: ApplyReport ): string {
	const reasons = failed
		.map( ( { title, message } ) =>
			/* translators: 1: title of a post. 2: why it failed. */
			sprintf( __( '“%1$s”: %2$s', 'atelier' ), title, message )
		)
		.join( ' ' );
	return sprintf(
		/* translators: 1: number of posts. 2: list of titles, each with a reason. */
		_n(
			'%1$d failed. %2$s',
			'%1$d failed. %2$s',
			failed.length,
			'atelier'
		),
		failed.length,
		reasons
	);
}
