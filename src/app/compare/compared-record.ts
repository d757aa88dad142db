/** The record that is compared. */
export interface ComparedRecord {
	postType: string;
	postId: string;
}
